// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.pass.preparation.BranchConverter;
import org.mortise.pass.preparation.BufferPreparation;
import org.mortise.pass.preparation.BufferTypeConverter;
import org.mortise.pass.preparation.CallConverter;
import org.mortise.pass.preparation.FunctionConverter;
import org.mortise.pass.preparation.ReturnConverter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code func-bufferize}, with MLIR's name. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FuncBufferize implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("func-bufferize", "Bufferize func/call/return ops")
      .withDescription("""
          Converts tensors to buffers in arguments of functions and of all their blocks, in results, and in operands of
          returns, calls and branches. All other operations keep their tensors, by `bufferization.to_tensor` and
          `bufferization.to_memref`. Precondition:
          1. Blocks of functions end in returns, or in branches that implement the interface for forwarded operands.
          Unlike in MLIR, unreachable blocks are converted as well. Linear.
          """)
      .onOperation("builtin.module")
      .withDialects("bufferization", "memref");

  private static final BufferPreparation PREPARATION =
      BufferPreparation.builder(BufferTypeConverter.builder().addTensorConversions().build())
          .convert(new FunctionConverter())
          .convert(new ReturnConverter())
          .convert(new CallConverter())
          .convert(new BranchConverter())
          .build();

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return FuncBufferize::convert;
  }

  private static void convert(Operation module, PassRun run) {
    Walk.Result terminators = module.walkPreOrder((Operation op) -> checkTerminators(op, run));
    if (terminators != Walk.Result.INTERRUPT) {
      Preparations.apply(PREPARATION, module, run);
    }
  }

  private static Walk.Result checkTerminators(Operation op, PassRun run) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    if (function == null) {
      return Walk.Result.ADVANCE;
    }
    for (Block block : function.getBody(op).blocks()) {
      Operation terminator = block.terminator();
      if (terminator != null
          && !terminator.implementsInterface(BranchOpInterface.class)
          && !terminator.hasTrait(Trait.RETURN_LIKE)) {
        run.emit(terminator.error("failed to legalize operation '" + terminator.name() + "'"));
        return Walk.Result.INTERRUPT;
      }
    }
    return Walk.Result.ADVANCE;
  }
}
