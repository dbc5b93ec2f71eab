// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosavalidate;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code tosa-validate}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TosaValidateFactory implements PassFactory {
  private static final PassOption<Profile> PROFILE = PassOption.choice("profile", Profile.UNDEFINED, Profile::text,
      Profile::meaning, "Validate if operations match for the given profile");
  private static final PassOption<Boolean> STRICT = PassOption.flag("strict-op-spec-alignment", false,
      "Verify if the properties of certain operations align the spec requirement");
  private static final PassOption<Level> LEVEL = PassOption.choice("level", Level.EIGHT_K, Level::text,
      Level::meaning, "Validate if operator parameters are within specfication for the given level");

  private static final PassSpec SPEC = PassSpec.of("tosa-validate", "Validates TOSA dialect")
      .withTitle("TosaValidation")
      .withDescription("""
          Reports operations that do not conform to the specification of TOSA: element types that the profile does not
          have, sizes beyond the limits of the level, variables used with another type than their own, and, if the
          check is strict, operands that must be constant but are not. Linear in the operations.""")
      .onOperation("builtin.module")
      .withOptions(PROFILE, STRICT, LEVEL);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (module, run) -> {
      Validation validation =
          new Validation(options.get(PROFILE), options.get(LEVEL), options.get(STRICT), run);
      module.walk(validation::check);
      run.markAllAnalysesPreserved();
    };
  }
}
