// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.linalgmorphops;

import com.google.auto.service.AutoService;
import org.mortise.dialect.linalg.forms.Categorization;
import org.mortise.dialect.linalg.forms.Generalization;
import org.mortise.dialect.linalg.forms.Specialization;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code linalg-morph-ops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LinalgMorphOpsFactory implements PassFactory {
  private static final PassOption<Boolean> NAMED_TO_CATEGORY = PassOption.flag("named-to-category", false,
      "convert named ops to category op e.g. `linalg.elementwise`");
  private static final PassOption<Boolean> CATEGORY_TO_GENERIC = PassOption.flag("category-to-generic", false,
      "convert category ops e.g. `linalg.elementwise` to `linalg.generic`");
  private static final PassOption<Boolean> NAMED_TO_GENERIC = PassOption.flag("named-to-generic", false,
      "convert named ops e.g. `linalg.add` to `linalg.generic`");
  private static final PassOption<Boolean> GENERIC_TO_NAMED = PassOption.flag("generic-to-named", false,
      "convert linalg.generic to equivalent named ops");
  private static final PassSpec SPEC =
      PassSpec.of("linalg-morph-ops", "Convert linalg ops between forms")
          .withTitle("LinalgMorphOpsPass")
          .withDescription("""
              Converts structured operations between their forms: named operations such as `linalg.add`, operations of
              a category such as `linalg.elementwise`, and `linalg.generic`.

              `named-to-category` converts elementwise operations, `generic-to-named` what `linalg-specialize-generic-ops`
              converts. `named-to-generic` and `category-to-generic` both convert every operation that has another form,
              as in MLIR. They cannot be combined with `generic-to-named`, which would convert the operations back
              forever. Linear in the operations.""")
          .withDialects("linalg")
          .withOptions(NAMED_TO_CATEGORY, CATEGORY_TO_GENERIC, NAMED_TO_GENERIC, GENERIC_TO_NAMED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean toGeneric = options.get(CATEGORY_TO_GENERIC) || options.get(NAMED_TO_GENERIC);
    boolean toNamed = options.get(GENERIC_TO_NAMED);
    PatternSet patterns = new PatternSet();
    if (options.get(NAMED_TO_CATEGORY)) {
      patterns.add(new Categorization());
    }
    if (toGeneric) {
      patterns.add(new Generalization());
    }
    if (toNamed) {
      patterns.add(new Specialization());
    }
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      if (toGeneric && toNamed) {
        run.emit(op.error("generic-to-named cannot be combined with conversions to generic operations"));
        run.signalFailure();
      } else if (!GreedyRewriter.apply(op, frozen, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
