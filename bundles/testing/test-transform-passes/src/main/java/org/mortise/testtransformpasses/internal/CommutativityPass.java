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

/** The pass {@code test-commutativity-utils}: sorts the operands of commutative operations. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class CommutativityPass extends PlainPass {
  public CommutativityPass() {
    super(PassSpec.of("test-commutativity-utils", "Test the functionality of the commutativity utility")
        .onOperation("func.func")
        .withLocalTitle("CommutativityUtils"));
  }

  @Override
  public void run(Operation function, PassRun run) {
    PatternSet patterns = new PatternSet();
    patterns.add(new SortCommutativeOperands());
    GreedyRewriter.apply(function, FrozenPatternSet.of(patterns), GreedyConfig.DEFAULT);
  }
}
