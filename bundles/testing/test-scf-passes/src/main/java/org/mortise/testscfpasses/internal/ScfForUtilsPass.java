// SPDX-License-Identifier: Apache-2.0
package org.mortise.testscfpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.AddFOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.loops.AdditionalYields;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-scf-for-utils}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfForUtilsPass implements PassFactory {
  private static final PassOption<Boolean> REPLACE = PassOption.flag("test-replace-with-new-yields", false,
      "Test replacing a loop with a new loop that returns new additional yield values");
  private static final PassSpec SPEC =
      PassSpec.of("test-scf-for-utils", "test scf.for utils")
          .withLocalTitle("TestSCFForUtilsPass")
          .onOperation("func.func")
          .withOptions(REPLACE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean replace = options.get(REPLACE);
    return (op, run) -> op.walk(inner -> {
      ForOp loop = replace ? ForOp.of(inner) : null;
      if (loop != null && !loop.results().isEmpty()) {
        List<Value> yielded = List.copyOf(loop.yield().results());
        AdditionalYields.add(loop, loop.initArgs(), true, (builder, location, arguments) -> {
          List<Value> sums = new ArrayList<>();
          yielded.forEach(value -> sums.add(AddFOp.create(builder, location, value, value)));
          return sums;
        }, new PatternRewriter(op.context()));
      }
    });
  }
}
