// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.firaddaliastags;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code fir-add-alias-tags}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FirAddAliasTagsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("fir-add-alias-tags", "Add tbaa tags to operations that implement FirAliasAnalysisOpInterface")
          .withTitle("AddAliasTags")
          .withDescription("""
              Adds to accesses of memory in functions, `fir.load` and `fir.store`, the attribute `tbaa` with a tag for
              the variable that they access. Accesses with tags of different variables do not alias.

              1. The tag of a dummy argument bears the name of its declaration or else its `fir.bindc_name`; that of a
                 global variable, or of the data to which its descriptor leads, the name of the symbol.
              2. Pointers and targets, local variables, arguments without a name and addresses of unknown origin get no
                 tag: such an access may alias every other one. Neither do accesses of descriptors.
              3. Each function has a tree of tags of its own, by its name.

              Linear in the number of accesses and of the operations between them and their variables.""")
          .onOperation("builtin.module");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (root, run) -> {
      if (!AliasTagging.addTags(root)) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
