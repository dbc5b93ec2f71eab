// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.FileReason;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.LaunchArguments;
import org.mortise.pipeline.LogLevels;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.RunValidation;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.UsageException;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicyOption;

/**
 * {@code mortise-opt}: reads a program, runs on it the passes that the command line names, and prints it. In a
 * framework it uses the snapshot of the {@link Registry}, and otherwise the class path.
 */
@AutoService(CommandLineTool.class)
@Component(service = CommandLineTool.class, property = CommandLineTool.NAME_PROPERTY + "=opt")
public final class OptTool implements CommandLineTool {
  private static final int SUCCESS = 0;
  private static final int FAILURE = 1;

  private final Registry registry;
  /** The validation service currently registered in the framework; null without a framework or without the service. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policyOption = ReferencePolicyOption.GREEDY)
  private volatile RunValidation.@Nullable Provider validations;

  /** Creates the tool for use outside a framework. */
  public OptTool() {
    this(() -> Snapshot.ofClassPath(OptTool.class.getClassLoader()));
  }

  /** Creates the tool for the services of a registry. */
  @Activate
  public OptTool(@Reference Registry registry) {
    this.registry = registry;
  }

  @Override
  public String name() {
    return "opt";
  }

  @Override
  public FlagTable flags() {
    return Flags.TABLE;
  }

  @Override
  public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException {
    return run(Invocation.of(arguments, in, out, err));
  }

  @Override
  public int run(Invocation call) throws IOException {
    LaunchArguments arguments = LaunchArguments.of(call.arguments(), call.directory());
    Transcript transcript = mentionsTranscript(arguments.rest()) ? Transcript.of(arguments.rest()) : null;
    if (transcript == null) {
      return run(call, arguments);
    }
    try {
      transcript.record(call, run -> run(run, new LaunchArguments(run.arguments(), arguments.bundles())));
      return SUCCESS;
    } catch (FileProblem problem) {
      new Messages(new PrintStream(call.err(), true)).print(problem.getMessage() + "\n");
      return FAILURE;
    }
  }

  private int run(Invocation call, LaunchArguments arguments) throws IOException {
    Messages messages = new Messages(new PrintStream(call.err(), true));
    Snapshot snapshot = registry.current().withOwnContext(); // which is dropped after the run
    try {
      if (!arguments.bundles().isEmpty()) {
        throw Flags.BUNDLE.wrong("bundles are added at the start of the process; deploy '" + arguments.bundles().get(0)
            + "' instead");
      }
      OptOptions options = CommandLineParser.parse(snapshot, arguments.rest());
      Validations validating = new Validations(validations);
      validating.check(options);
      options.setValidations(validating);
      DiagnosticSink sink = DiagnosticSink.of(options, messages, snapshot);
      snapshot = DialectFiles.addTo(snapshot, options, messages, call, sink);
      if (snapshot == null) {
        sink.finish();
        return FAILURE;
      }
      if (options.asksForInformation()) {
        Listings.print(snapshot, options, call.out());
        return SUCCESS;
      }
      RemarkFile remarkFile = options.writesRemarks() ? RemarkFile.of(options, call) : null;
      RunContext context = new RunContext(snapshot, options, messages, call, sink, remarkFile);
      try (var logging = logging(options)) {
        if (options.isBatch()) {
          return Batch.of(context).run() ? SUCCESS : FAILURE;
        }
        if (remarkFile != null) {
          remarkFile.checkOther(options);
        }
        return new OptRun(context).run() ? SUCCESS : FAILURE;
      }
    } catch (UsageException wrong) {
      messages.print(ByteStrings.of(Messages.PREFIX + wrong.getMessage() + "\n"));
    } catch (FileProblem problem) {
      messages.print(problem.getMessage() + "\n");
    } catch (InvalidPathException wrong) {
      messages.print(ByteStrings.of(Messages.PREFIX + FileReason.ofName(wrong) + "\n"));
    } finally {
      messages.print(messages.missing().note());
    }
    return FAILURE;
  }

  /** Returns false for almost all command lines, at little cost. */
  private static boolean mentionsTranscript(String[] arguments) {
    for (String argument : arguments) {
      if (argument.startsWith(Flags.TRANSCRIPT.name(), argument.lastIndexOf('-', 1) + 1)) {
        return true;
      }
    }
    return false;
  }

  /** Turns on the messages that the command line requests, until the result is closed; null for none. */
  private static LogLevels.@Nullable Raised logging(OptOptions options) throws UsageException {
    String names = options.text(Flags.DEBUG_ONLY);
    if (names.isEmpty()) {
      return null;
    }
    try {
      return LogLevels.raise(List.of(names.split(",")));
    } catch (IllegalArgumentException | IllegalStateException wrong) {
      throw Flags.DEBUG_ONLY.wrong(wrong.getMessage());
    }
  }
}
