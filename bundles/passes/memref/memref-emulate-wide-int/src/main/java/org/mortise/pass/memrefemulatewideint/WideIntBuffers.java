// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memrefemulatewideint;

import java.util.List;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.pass.arithemulatewideint.WideIntPatterns;
import org.mortise.pass.arithemulatewideint.WideIntTypes;

/**
 * Changes the element types of buffers. An operation on a buffer that does not compute with elements is created again
 * with the new types.
 */
final class WideIntBuffers extends ConversionPattern {
  private static final String MEMREF = "memref";

  private WideIntBuffers(TypeConverter types) {
    super(null, types);
  }

  /** Returns the conversion for a width of the widest supported integers. */
  static DialectConversion conversion(int width) {
    WideIntTypes types = new WideIntTypes(width);
    types.addConversion(MemRefType.class, type -> {
      Type element = types.convertType(type.elementType());
      return element == type.elementType() ? type : type.cloneWith(type.shape(), element);
    });
    types.addConversion(UnrankedMemRefType.class, type ->
        UnrankedMemRefType.of(types.convertType(type.elementType()), type.memorySpace()));
    PatternSet patterns = new PatternSet();
    WideIntPatterns.addTo(patterns, types);
    patterns.add(new WideIntBuffers(types));
    return new DialectConversion(
        new ConversionTarget().addDynamicallyLegalDialect(types::isLegal, "arith", MEMREF, "vector"), patterns);
  }

  @Override
  public boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (!op.name().dialectNamespace().equals(MEMREF) || !isIndependentOfElements(op)) {
      return false;
    }
    OperationState state = rewriter.state(op.location(), op.name().name())
        .addOperands(operands)
        .addResultTypes(typeConverter().convertAll(op.resultList().stream().map(Value::type).toList()))
        .addAttributes(op.attributes());
    rewriter.replaceOpWithNew(op, state);
    return true;
  }

  /** Returns whether the operation does not depend on the type of the elements. */
  private boolean isIndependentOfElements(Operation op) {
    if (LoadOp.of(op) != null || StoreOp.of(op) != null) {
      return true;
    }
    boolean ofBuffers = op.regionCount() == 0 && op.getInterface(SymbolUserOpInterface.class) == null;
    for (int i = 0; ofBuffers && i < op.operandCount(); i++) {
      ofBuffers = isBufferOrKept(op.operand(i).type());
    }
    for (int i = 0; ofBuffers && i < op.resultCount(); i++) {
      ofBuffers = isBufferOrKept(op.result(i).type());
    }
    return ofBuffers;
  }

  private boolean isBufferOrKept(Type type) {
    return type instanceof BaseMemRefType || typeConverter().isLegal(type);
  }
}
