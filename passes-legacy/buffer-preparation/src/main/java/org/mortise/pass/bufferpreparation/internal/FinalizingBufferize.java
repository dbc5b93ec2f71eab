// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.BufferCasts;
import org.mortise.dialect.bufferization.ToBufferOp;
import org.mortise.dialect.bufferization.ToTensorOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Remark;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.MemRefType;
import org.mortise.pass.bufferpreparation.BufferTypeConverter;
import org.mortise.pass.bufferpreparation.Preparations;
import org.osgi.service.component.annotations.Component;

/** The pass {@code finalizing-bufferize}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FinalizingBufferize implements PassFactory {
  private static final String MAY_FAIL = "a cast to the type that its users need may fail";
  private static final PassSpec SPEC = PassSpec.of("finalizing-bufferize", "Finalize a partial bufferization")
      .withDescription("""
          Removes `bufferization.to_tensor` and `bufferization.to_buffer` and replaces the tensors between them by
          buffers. If the types differ, a buffer is cast or, if the cast might fail, copied.
          Unlike in MLIR, a copy is made where the tensor is defined rather than where the buffer is, because the buffer
          might be written in between. If the pass fails, the program is left unchanged. Linear.
          """)
      .withPreconditions(
          Precondition.assumed(
              "No other operation has tensors as operands or results. Arguments of blocks may be tensors."),
          Precondition.assumed("""
              Buffers that replace each other are of the same type, or the one that is used has no layout and is in the
              default memory space."""))
      .onOperation("func.func")
      .withDialects("arith", "memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    DialectConversion conversion = conversion(null);
    return (function, run) -> Preparations.report(
        (run.remarksWanted() ? conversion(run) : conversion).applyFull(List.of(function), ConversionConfig.DEFAULT),
        run);
  }

  /** @param run receives remarks; null for none */
  private static DialectConversion conversion(@Nullable PassRun run) {
    BufferTypeConverter types = new BufferTypeConverter();
    types.addTensorConversions();
    PatternSet patterns = new PatternSet();
    patterns.add(ConversionPattern.of(ToTensorOp.NAME, "BufferizeToTensorOp", types, ToTensorOp::of,
        (cast, operands, rewriter) ->
            convertToTensor(cast, operands.of(cast.bufferOperand()), types, rewriter, run)));
    patterns.add(ConversionPattern.of(ToBufferOp.NAME, "BufferizeToBufferOp", types, ToBufferOp::of,
        (cast, operands, rewriter) -> {
          rewriter.replaceOp(cast, operands.of(cast.tensorOperand()));
          return true;
        }));
    ConversionTarget target = new ConversionTarget()
        .addIllegalOp(ToTensorOp.NAME, ToBufferOp.NAME)
        .markUnknownOpDynamicallyLegal(types::isLegal);
    return new DialectConversion(target, patterns);
  }

  private static boolean convertToTensor(
      ToTensorOp cast, Value buffer, BufferTypeConverter types, ConversionRewriter rewriter, @Nullable PassRun run) {
    Value converted = buffer;
    if (types.convertType(cast.result().type()) instanceof MemRefType type && needsCopy(cast, buffer.type(), type)) {
      if (run != null) {
        run.remark(Remark.Kind.MISSED, "Copied", cast).with("Type", type).with("Reason", MAY_FAIL)
            .message("the buffer is copied: " + MAY_FAIL).emit();
      }
      converted = BufferCasts.copy(rewriter, cast.location(), type, buffer);
    }
    rewriter.replaceOp(cast, converted);
    return true;
  }

  /**
   * Returns whether a user of the tensor needs a buffer of type {@code to} that no cast of the given one is. The copy
   * must be made where the tensor is defined, because the buffer might be written before.
   */
  private static boolean needsCopy(ToTensorOp cast, Type from, MemRefType to) {
    if (!(from instanceof MemRefType given) || given.memorySpace() != to.memorySpace()
        || BufferCasts.alwaysSucceeds(given, to)) {
      return false;
    }
    for (OpOperand use = cast.result().firstUse(); use != null; use = use.nextUse()) {
      ToBufferOp user = ToBufferOp.of(use.owner());
      if (user != null && user.buffer().type() == to && user.buffer().hasUses()) {
        return true;
      }
    }
    return false;
  }
}
