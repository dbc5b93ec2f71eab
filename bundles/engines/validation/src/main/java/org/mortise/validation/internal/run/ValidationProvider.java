// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal.run;

import com.google.auto.service.AutoService;
import org.mortise.pipeline.RunValidation;
import org.mortise.validation.internal.run.ProgramValidation.Extent;
import org.mortise.validation.model.ValidationOptions;
import org.osgi.service.component.annotations.Component;

/** Validates the runs of tools by execution. */
@Component(service = RunValidation.Provider.class)
@AutoService(RunValidation.Provider.class)
public final class ValidationProvider implements RunValidation.Provider {
  @Override
  public RunValidation create(RunValidation.Options options) {
    ValidationOptions running = ValidationOptions.DEFAULTS.withRuns(options.inputs()).withSeed(options.seed())
        .withUlps(options.ulps()).withForbidsLeaks(options.forbidsLeaks()).withAliases(options.aliases());
    ProgramValidation validation = new ProgramValidation(
        running, options.eachPass() ? Extent.EACH_PASS : Extent.WHOLE, options.threads());
    return options.keepsExamples() ? validation.keepingExamples() : validation;
  }
}
