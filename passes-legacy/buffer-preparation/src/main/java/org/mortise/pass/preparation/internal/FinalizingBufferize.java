// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code finalizing-bufferize}; {@link TensorRemoval} implements it. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FinalizingBufferize implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("finalizing-bufferize", "Finalize a partial bufferization")
      .withDescription("""
          Removes `bufferization.to_tensor` and `bufferization.to_memref` and replaces the tensors between them by
          buffers. If the types differ, a buffer is cast or, if the cast might fail, copied. Preconditions:
          1. No other operation has tensors as operands or results. Arguments of blocks may be tensors.
          2. Buffers that replace each other differ in shape and layout only, not, for example, in the memory space.
          Unlike in MLIR, a copy is made where the tensor is defined rather than where the buffer is, because the buffer
          might be written in between. If the pass fails, the program is left unchanged. Linear.
          """)
      .onOperation("func.func")
      .withDialects("arith", "memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (function, run) -> {
      Diagnostic error = new TensorRemoval(function).apply();
      if (error != null) {
        run.emit(error);
      }
    };
  }
}
