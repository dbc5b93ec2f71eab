// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bubbledownmemoryspacecasts;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code bubble-down-memory-space-casts}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BubbleDownMemorySpaceCastsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("bubble-down-memory-space-casts", "Bubbles down memory-space cast operations.")
          .withTitle("BubbleDownMemorySpaceCasts")
          .withDescription("""
              Lets operations with `MemorySpaceCastConsumerOpInterface` use the sources of casts of the memory space.
              An access takes the source in place of the result of the cast; the view of a cast becomes a cast of a
              view. The cast decides whether its source can be used: `memref.memory_space_cast` allows it if its target
              is the generic memory space. Linear in the operations and the length of chains of views.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet().add(new BubbleDownCasts()));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
