// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.ConvertedOperands;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.pass.bufferpreparation.BufferTypeConverter;
import org.mortise.pass.bufferpreparation.BufferizePatterns;
import org.mortise.pass.bufferpreparation.ResultConversionKind;
import org.mortise.pass.bufferpreparation.TupleDecomposition;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code hlo-to-lhlo}: one dialect conversion of the patterns of the preparation phase, for functions, returns
 * and calls, and of a pattern for {@code hlo.exp}.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class HloToLhlo extends PlainPass {
  /** Creates the pass. */
  public HloToLhlo() {
    super(PassSpec.of("hlo-to-lhlo", "Convert hlo on tensors to lhlo on buffers")
        .withDescription("""
            Replaces tensors by buffers. Results of functions become arguments, into which they are copied. Tuples are
            passed in parts. Linear.""")
        .onOperation("builtin.module")
        .withDialects("lhlo", "memref", "bufferization"));
  }

  @Override
  public void run(Operation module, PassRun run) {
    BufferTypeConverter types = types();
    PatternSet patterns = new PatternSet();
    BufferizePatterns.populateWithBufferizeOpConversionPatterns(types, CopyOp::create, patterns);
    patterns.add(ConversionPattern.of(ExpOp.NAME, "ConvertExp", types, ExpOp::of, HloToLhlo::convertExp));
    ConversionTarget target = new ConversionTarget()
        .addIllegalDialect("hlo")
        .addLegalOp(TupleOp.NAME, GetTupleElementOp.NAME)
        .addLegalDialect("lhlo");
    BufferizePatterns.addLegality(types, target);
    ConversionResult result = new DialectConversion(target, patterns).applyPartial(module);
    if (result.failure() != null) {
      run.emit(result.failure());
    }
  }

  private static BufferTypeConverter types() {
    BufferTypeConverter types = new BufferTypeConverter();
    types.addTensorConversions();
    types.setResultConversionKind(
        RankedTensorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENTS_LIST);
    new TupleDecomposition(TupleOp.NAME, GetTupleElementOp.NAME).addTo(types);
    return types;
  }

  /** Allocates the result, of the size of the operand, and computes into it. */
  private static boolean convertExp(ExpOp exp, ConvertedOperands operands, ConversionRewriter rewriter) {
    Value source = operands.of(exp.sourceOperand());
    MemRefType type = (MemRefType) source.type();
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.isDynamicDim(i)) {
        sizes.add(DimOp.create(rewriter, exp.location(), source, i));
      }
    }
    Value target = AllocOp.create(rewriter, exp.location(), type, sizes);
    BufferExpOp.create(rewriter, exp.location(), source, target);
    rewriter.replaceOp(exp, target);
    return true;
  }
}
