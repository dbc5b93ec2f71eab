// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;

/** Builds the pipeline for a program and runs it. */
final class PassStage implements Stage {
  private final RunContext context;
  private final Pipelines pipelines;

  PassStage(RunContext context) {
    this.context = context;
    this.pipelines = new Pipelines(context.snapshot(), context.options());
  }

  @Override
  public @Nullable String title() {
    return null; // each pass has a line
  }

  @Override
  public boolean run(Part part) {
    Pipeline pipeline = pipeline(part);
    if (pipeline == null) {
      return false;
    }
    part.pipeline = pipeline;
    part.allowsThreads = !context.options().isOn(Flags.DISABLE_THREADING) && !isSet(part, "disable_threading", "true");
    part.running = running(part);
    if (context.options().isOn(Flags.IR_MODULE_SCOPE) && part.allowsThreads) {
      part.output.handle(Diagnostic.error(UnknownLoc.of(part.program.context()),
          "IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.\n"));
      return false;
    }
    if (!part.observers.beforePasses(part)) {
      return false;
    }
    boolean done = new PipelineRunner(pipeline, part.running).run(part.program, part.output);
    return done & part.observers.afterPasses(part, done);
  }

  private @Nullable Pipeline pipeline(Part part) {
    Messages messages = context.messages();
    try {
      Pipeline pipeline = pipelines.of(part.program, part.reproducer);
      if (context.options().isOn(Flags.DUMP_PIPELINE)) {
        messages.print("Pass Manager with " + pipeline.steps().size() + " passes:\n" + pipeline + "\n\n");
      }
      return pipeline;
    } catch (PipelineException wrong) {
      if (wrong.wrongOption() != null) {
        messages.print(Messages.PREFIX + wrong.wrongOption() + "\n");
      }
      if (part.reproducer == null) {
        part.output.handle(wrong.toDiagnostic(part.program.context()));
      } else {
        messages.print(wrong.getMessage()); // the message refers to the file and not to the command line
      }
      return null;
    }
  }

  private RunOptions running(Part part) {
    OptOptions options = context.options();
    RunOptions running = RunOptions.DEFAULTS
        .withVerifyEach(options.isOn(Flags.VERIFY_EACH) && !isSet(part, "verify_each", "false"))
        .withRemarks(options.wantsRemarks() || !options.text(Flags.REPORT).isEmpty())
        .withObservers(context.observers()).withThreads(part.allowsThreads ? context.threads() : 1);
    return part.listeners == null ? running : part.listeners.added(running);
  }

  /** Returns whether the reproducer in the file has a setting. */
  private static boolean isSet(Part part, String key, String value) {
    Map<String, String> reproducer = part.reproducer;
    return reproducer != null && value.equals(reproducer.get(key));
  }
}
