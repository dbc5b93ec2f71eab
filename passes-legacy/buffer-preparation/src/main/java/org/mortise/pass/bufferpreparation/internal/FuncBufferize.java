// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.pass.bufferpreparation.BufferTypeConverter;
import org.mortise.pass.bufferpreparation.BufferizePatterns;
import org.mortise.pass.bufferpreparation.Preparations;
import org.osgi.service.component.annotations.Component;

/** The pass {@code func-bufferize}, with MLIR's name. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FuncBufferize implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("func-bufferize", "Bufferize func/call/return ops")
      .withDescription("""
          Converts tensors to buffers in arguments of functions and of all their blocks, in results, and in operands of
          returns, calls and branches. All other operations keep their tensors, by `bufferization.to_tensor` and
          `bufferization.to_buffer`. Precondition:
          1. Blocks of functions end in returns, or in branches that implement the interface for forwarded operands.
          Unlike in MLIR, unreachable blocks are converted as well, and calls keep their attributes. Linear.
          """)
      .onOperation("builtin.module")
      .withDialects("bufferization", "memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    DialectConversion conversion = conversion();
    return (module, run) -> Preparations.convertEach(
        module, run, op -> conversion.applyFull(List.of(op), Preparations.WHOLE_FUNCTIONS));
  }

  private static DialectConversion conversion() {
    BufferTypeConverter types = new BufferTypeConverter();
    types.addTensorConversions();
    PatternSet patterns = new PatternSet();
    BufferizePatterns.populateWithBlocks(types, patterns);
    ConversionTarget target = new ConversionTarget();
    BufferizePatterns.addLegalityWithBlocks(types, target);
    return new DialectConversion(target, patterns);
  }
}
