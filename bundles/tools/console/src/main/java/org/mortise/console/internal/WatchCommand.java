// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.apache.felix.service.command.Job;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code watch}: runs a pipeline again whenever the file or a bundle changes. */
@Component(service = WatchCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=watch"})
public final class WatchCommand {
  private static final String USAGE = "watch [-n RUNS] PIPELINE FILE [-o OUT]";
  private static final long PERIOD = 200;
  /** The time in milliseconds for which a file must be unchanged before it is read, to avoid partial files. */
  private static final long REST = 50;
  private static final int MOST_RESTS = 40;

  private final Registry registry;
  private final OptCommand opt;

  @Activate
  public WatchCommand(@Reference Registry registry, @Reference OptCommand opt) {
    this.registry = registry;
    this.opt = opt;
  }

  @Descriptor("""
      run a pipeline again whenever the file or a bundle changes
      watch [-n RUNS] PIPELINE FILE [-o OUT]

      Like 'run', repeated until Ctrl-C or for RUNS times. Fails if the last run failed.""")
  public void watch(CommandSession session, Object... arguments)
      throws CommandFailure, IOException, InterruptedException {
    List<Object> rest = new ArrayList<>(Arrays.asList(arguments));
    int runs = takeRuns(rest);
    String output = Arguments.take(rest, "-o", USAGE);
    if (rest.size() != 2) {
      throw CommandFailure.usage(USAGE);
    }
    Path file = Inputs.file(session, String.valueOf(rest.get(1)));
    rest.addAll(output == null ? List.of() : List.of("-o", output));
    PrintStream out = Streams.out(session);
    Snapshot used = null;
    String state = null;
    boolean done = true;
    for (int i = 0; i < runs; i++) {
      String why = await(used, state, file);
      if (why == null) {
        return;
      }
      used = registry.current();
      state = state(file);
      out.println("// run " + (i + 1) + ": " + why);
      done = run(session, rest, out);
      out.flush();
    }
    if (!done) {
      throw CommandFailure.alreadyReported();
    }
  }

  private static int takeRuns(List<Object> arguments) throws CommandFailure {
    String text = Arguments.take(arguments, "-n", USAGE);
    if (text == null) {
      return Integer.MAX_VALUE;
    }
    try {
      int runs = Integer.parseInt(text);
      if (runs > 0) {
        return runs;
      }
    } catch (NumberFormatException malformed) {
      // reported below
    }
    throw new CommandFailure("-n must be the number of runs, 1 or more, and is '" + text + "'");
  }

  /**
   * Runs the pipeline and returns whether it succeeded. An invalid program or a missing pass is reported and does not
   * end the watch.
   */
  private boolean run(CommandSession session, List<Object> arguments, PrintStream out) throws IOException {
    try {
      Object result = opt.run(session, arguments.toArray());
      if (result != null) {
        out.println(result.toString().stripTrailing());
      }
      return true;
    } catch (CommandFailure failure) {
      if (!failure.isReported()) {
        Streams.err(session).println(failure.getMessage());
      }
      return false;
    }
  }

  /** Waits for a change and returns its description, or null if the user has interrupted the command. */
  private @Nullable String await(
      @Nullable Snapshot used, @Nullable String state, Path file) throws InterruptedException {
    if (used == null) {
      return "begin";
    }
    Job job = Job.Utils.current();
    while (!Progress.wasLeft(job)) {
      if (!state(file).equals(state)) {
        awaitRest(file);
        return file.getFileName() + " has changed";
      }
      if (registry.current() != used) {
        return "bundles have changed";
      }
      Thread.sleep(PERIOD);
    }
    return null;
  }

  private static void awaitRest(Path file) throws InterruptedException {
    String before = null;
    String now = state(file);
    for (int i = 0; i < MOST_RESTS && !now.equals(before); i++) {
      Thread.sleep(REST);
      before = now;
      now = state(file);
    }
  }

  private static String state(Path file) {
    try {
      return Files.getLastModifiedTime(file) + " " + Files.size(file);
    } catch (IOException missing) {
      return "none";
    }
  }
}
