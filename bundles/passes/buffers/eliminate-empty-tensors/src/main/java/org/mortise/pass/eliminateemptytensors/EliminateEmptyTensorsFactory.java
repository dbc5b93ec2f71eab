// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.eliminateemptytensors;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.oneshot.OneShotBufferization;
import org.mortise.oneshot.OneShotOptions;
import org.osgi.service.component.annotations.Component;

/** The pass {@code eliminate-empty-tensors}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class EliminateEmptyTensorsFactory implements PassFactory {
  private static final String MODULE = "builtin.module";
  private static final PassSpec SPEC =
      PassSpec.of("eliminate-empty-tensors", "Try to eliminate all tensor.empty ops.")
          .withTitle("EmptyTensorElimination")
          .withDescription("""
              Replaces tensor.empty, if it is filled and then inserted into a part of another tensor, by that part. The
              insertion becomes a copy of a buffer to itself, and the buffer of the empty tensor is not needed. Runs
              before one-shot-bufferize, whose analysis it uses.""")
          .withDialects("tensor");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return EliminateEmptyTensorsFactory::eliminate;
  }

  private static void eliminate(Operation root, PassRun run) {
    BufferizationOptions options = BufferizationOptions.builder()
        .allowReturnAllocsFromLoops(true)
        .bufferizeFunctionBoundaries(root.name().name().equals(MODULE))
        .build();
    OneShotBufferization analysis = new OneShotBufferization(options, OneShotOptions.DEFAULT, run::emit);
    if (!analysis.analyze(root)) {
      return;
    }
    if (!new EmptyTensorElimination(root.context(), analysis.state(), run).eliminate(root)) {
      run.markAllAnalysesPreserved();
    }
  }
}
