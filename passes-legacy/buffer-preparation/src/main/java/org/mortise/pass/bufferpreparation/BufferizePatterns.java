// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.ToBufferOp;
import org.mortise.dialect.bufferization.ToTensorOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.rewrite.PatternSet;

/**
 * The patterns of the preparation phase for a dialect conversion, and the legal operations after it. Any bundle can add
 * them to its own conversion, with patterns for its operations:
 *
 * <pre>{@code
 * BufferTypeConverter types = new BufferTypeConverter();
 * types.addTensorConversions();
 * types.setResultConversionKind(
 *     RankedTensorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENTS_LIST);
 * PatternSet patterns = new PatternSet();
 * BufferizePatterns.populateWithBufferizeOpConversionPatterns(types, patterns);
 * ConversionTarget target = new ConversionTarget();
 * BufferizePatterns.addLegality(types, target);
 * ConversionResult result = new DialectConversion(target, patterns).applyPartial(module);
 * }</pre>
 *
 * <p>Operations without a pattern keep their types; values are materialized between them and converted operations.
 * References to functions other than calls are not converted: a {@code func.constant} of a converted function no longer
 * verifies. Callbacks about single operations can be added to the target afterwards, for unconverted functions, and
 * their returns and calls.
 */
public final class BufferizePatterns {
  private static final String MEMREF = "memref";

  private BufferizePatterns() {}

  /** Adds the patterns for {@code func.func}, {@code func.return} and {@code func.call}, with {@code memref.copy}. */
  public static void populateWithBufferizeOpConversionPatterns(BufferTypeConverter types, PatternSet patterns) {
    populateWithBufferizeOpConversionPatterns(types, CopyOp::create, patterns);
  }

  /** Like {@link #populateWithBufferizeOpConversionPatterns(BufferTypeConverter, PatternSet)}, with another copy. */
  public static void populateWithBufferizeOpConversionPatterns(
      BufferTypeConverter types, BufferizeReturnOpConverter.Copy copy, PatternSet patterns) {
    patterns.add(new BufferizeFuncOpConverter(types));
    patterns.add(new BufferizeReturnOpConverter(types, copy));
    patterns.add(new BufferizeCallOpConverter(types));
  }

  /**
   * Like {@link #populateWithBufferizeOpConversionPatterns(BufferTypeConverter, PatternSet)}, and converts branches and
   * the arguments of all blocks of functions.
   */
  public static void populateWithBlocks(BufferTypeConverter types, PatternSet patterns) {
    patterns.add(new BufferizeFuncOpConverter("func.func", types, true));
    patterns.add(new BufferizeReturnOpConverter(types, CopyOp::create));
    patterns.add(new BufferizeCallOpConverter(types));
    patterns.add(new BufferizeBranchOpConverter(types));
  }

  /**
   * Declares functions, returns and calls of the func dialect legal if the type conversion does not change them, and
   * the buffer operations that the patterns create. Other operations that callbacks create must be declared separately.
   */
  public static void addLegality(BufferTypeConverter types, ConversionTarget target) {
    addLegality(types, target, "func.func", "func.return", "func.call");
  }

  /** Like {@link #addLegality(BufferTypeConverter, ConversionTarget)}, for operations of other dialects. */
  public static void addLegality(
      BufferTypeConverter types, ConversionTarget target, String functionOp, String returnOp, String callOp) {
    target.addDynamicallyLegalOp(op -> hasLegalSignature(op, types), functionOp);
    target.addDynamicallyLegalOp(op -> areLegalResults(BufferizeReturnOpConverter.returned(op), types), returnOp);
    target.addDynamicallyLegalOp(op -> isLegalCall(op, types), callOp);
    target.addLegalDialect(MEMREF).addLegalOp(ToTensorOp.NAME, ToBufferOp.NAME);
  }

  /**
   * Like {@link #addLegality(BufferTypeConverter, ConversionTarget)}, for functions whose blocks all have converted
   * arguments: of their terminators only branches and returns with legal types are legal. All other operations are
   * legal.
   */
  public static void addLegalityWithBlocks(BufferTypeConverter types, ConversionTarget target) {
    addLegality(types, target);
    target.addDynamicallyLegalOp(
        op -> hasLegalSignature(op, types) && hasLegalArguments(op, types), "func.func");
    target.markUnknownOpDynamicallyLegal(op -> isLegalTerminator(op, types));
  }

  private static boolean hasLegalSignature(Operation op, BufferTypeConverter types) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    for (Type type : function.getArgumentTypes(op)) {
      if (!isLegal(type, types)) {
        return false;
      }
    }
    for (Type type : function.getResultTypes(op)) {
      if (!isLegalResult(type, types)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasLegalArguments(Operation op, BufferTypeConverter types) {
    return types.isLegal(op.getInterface(FunctionOpInterface.class).getBody(op));
  }

  private static boolean isLegalCall(Operation op, BufferTypeConverter types) {
    for (OpResult result : op.resultList()) {
      if (!isLegalResult(result.type(), types)) {
        return false;
      }
    }
    return areLegal(op.getInterface(CallOpInterface.class).getArgOperands(op), types);
  }

  /** Returns whether {@code op} is a legal terminator, or not a terminator of a function block. */
  private static boolean isLegalTerminator(Operation op, BufferTypeConverter types) {
    if (op.next() != null || op.parentOp() == null || !op.parentOp().implementsInterface(FunctionOpInterface.class)) {
      return true;
    }
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
    if (branch == null) {
      return op.hasTrait(Trait.RETURN_LIKE);
    }
    for (int i = 0; i < op.successorCount(); i++) {
      if (!areLegal(branch.getSuccessorOperands(op, i).forwarded(), types)) {
        return false;
      }
    }
    return true;
  }

  private static boolean areLegal(Iterable<Value> values, BufferTypeConverter types) {
    for (Value value : values) {
      if (!isLegal(value.type(), types)) {
        return false;
      }
    }
    return true;
  }

  private static boolean areLegalResults(Iterable<Value> values, BufferTypeConverter types) {
    for (Value value : values) {
      if (!isLegalResult(value.type(), types)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLegal(Type type, BufferTypeConverter types) {
    @Nullable Parts parts = types.partsOf(type);
    return parts != null && parts.isTrivial();
  }

  private static boolean isLegalResult(Type type, BufferTypeConverter types) {
    @Nullable Parts parts = types.partsOf(type);
    return parts != null && parts.isTrivialResult();
  }
}
