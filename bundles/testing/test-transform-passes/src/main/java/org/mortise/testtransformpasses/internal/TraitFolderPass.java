// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-trait-folder}: folds operations, and applies no patterns. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TraitFolderPass extends PlainPass {
  public TraitFolderPass() {
    super(PassSpec.of("test-trait-folder", "Run trait folding")
        .onOperation("func.func")
        .withLocalTitle("TestTraitFolder"));
  }

  @Override
  public void run(Operation function, PassRun run) {
    GreedyRewriter.apply(function, FrozenPatternSet.of(new PatternSet()), GreedyConfig.DEFAULT);
  }
}
