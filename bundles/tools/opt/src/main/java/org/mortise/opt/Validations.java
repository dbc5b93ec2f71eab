// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.RunValidation;
import org.mortise.pipeline.flags.UsageException;

/**
 * Creates the validations of runs that the command line requests.
 *
 * @param service the service of a framework; null outside of one, where it is searched on the class path
 */
record Validations(RunValidation.@Nullable Provider service) {
  /** Returns the validation of a run, or null if the command line requests none. */
  @Nullable RunValidation create(OptOptions options, int threads) {
    return options.isOn(Flags.VALIDATE) ? provider().create(new RunValidation.Options(
        options.is(Flags.VALIDATE, Flags.EACH), options.count(SharedFlags.VALIDATE_RUNS),
        options.number(SharedFlags.VALIDATE_SEED), options.number(SharedFlags.VALIDATE_ULPS),
        options.isOn(SharedFlags.VALIDATE_LEAKS), options.isOn(SharedFlags.VALIDATE_ALIASES),
        !options.text(Flags.VALIDATE_DIR).isEmpty(), threads)) : null;
  }

  /** Checks that a bundle validates if the command line requests it. */
  void check(OptOptions options) throws UsageException {
    if (options.isOn(Flags.VALIDATE) && provider() == null) {
      throw Flags.VALIDATE.wrong("requires the bundle org.mortise.validation");
    }
  }

  private RunValidation.@Nullable Provider provider() {
    return service != null ? service
        : ServiceLoader.load(RunValidation.Provider.class, Validations.class.getClassLoader()).findFirst().orElse(null);
  }
}
