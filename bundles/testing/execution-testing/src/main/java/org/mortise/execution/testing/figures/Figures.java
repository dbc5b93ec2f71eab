// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/**
 * Command line that compares two deallocation pipelines by the executions of random programs:
 *
 * <pre>
 *   [--baseline 'F...'] [--flags 'F...'] [--profiles A,B] [--prepare 'F...'] [--programs DIR] [--keep DIR] SEED COUNT
 * </pre>
 *
 * Generates COUNT programs, equally many of each profile, with seeds from SEED. Runs the passes of {@code --baseline}
 * ({@code --buffer-deallocation-pipeline}) and of {@code --flags} ({@code --lean-deallocation-pipeline}) on each, and
 * again on their own output. Executes {@code @main} before and after by the checked engine. Prints the sums of the
 * counts of the executions, their ratios, and the programs with problems, which {@code --keep} writes. Programs with
 * tensors are bufferized first, by the passes of {@code --prepare}. All runs in this virtual machine. The exit status
 * is 1 if the subject refuses a program, or its output is wrong. {@code distribution/src/bench/figures} starts it.
 *
 * <p>The functions of the programs in the folder {@code --programs} are executed, too, on generated inputs.
 */
public final class Figures {
  private static final Set<Profile> WITH_TENSORS =
      EnumSet.of(Profile.BUFFERIZABLE, Profile.BUFFERIZABLE_BLOCKS, Profile.BUFFERIZABLE_RECURSION);
  private static final Set<Profile> USUAL = EnumSet.of(Profile.STRUCTURED, Profile.BRANCHES, Profile.CALLS,
      Profile.LOOPS, Profile.MIXED, Profile.LIVE_RESULTS, Profile.COMPUTATIONS, Profile.ALL_COMPUTATIONS,
      Profile.BUFFERIZABLE, Profile.BUFFERIZABLE_BLOCKS, Profile.BUFFERIZABLE_RECURSION);
  private static final String BUFFERIZATION = "--one-shot-bufferize=bufferize-function-boundaries "
      + "function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops";

  private final Map<String, String> options = new HashMap<>();
  private final List<String> words = new ArrayList<>();

  private Figures(String... arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i].startsWith("--") && i + 1 < arguments.length) {
        options.put(arguments[i].substring(2), arguments[++i]);
      } else {
        words.add(arguments[i]);
      }
    }
  }

  /** Runs the command and ends the process with its status. */
  public static void main(String[] arguments) throws IOException, PipelineException {
    System.exit(run(Snapshot.ofClassPath(Figures.class.getClassLoader()), System.out, arguments));
  }

  /** Runs the command. Returns its exit status. */
  public static int run(Snapshot snapshot, PrintStream out, String... arguments)
      throws IOException, PipelineException {
    Figures figures = new Figures(arguments);
    if (figures.words.size() != 2) {
      out.println("usage: [--baseline 'F...'] [--flags 'F...'] [--profiles A,B] [--prepare 'F...'] [--programs DIR] "
          + "[--keep DIR] SEED COUNT");
      return 2;
    }
    return figures.compare(snapshot, out);
  }

  private int compare(Snapshot snapshot, PrintStream out) throws IOException, PipelineException {
    Context context = snapshot.context();
    @Nullable Path directory =
        options.containsKey("keep") ? Files.createDirectories(Path.of(options.get("keep"))) : null;
    Problems problems = new Problems(directory);
    Comparison comparison = new Comparison(
        new Passes(snapshot, context, options.getOrDefault("baseline", "--buffer-deallocation-pipeline")),
        new Passes(snapshot, context, options.getOrDefault("flags", "--lean-deallocation-pipeline")), problems);
    List<Profile> profiles = profiles();
    Passes none = new Passes(snapshot, context, "");
    Map<Profile, Passes> bufferizations = new EnumMap<>(Profile.class);
    for (Profile profile : profiles) {
      if (WITH_TENSORS.contains(profile)) {
        String usual = BUFFERIZATION + (profile == Profile.BUFFERIZABLE_RECURSION ? " fewer-copies" : "");
        bufferizations.put(profile, new Passes(snapshot, context, options.getOrDefault("prepare", usual)));
      }
    }
    if (options.containsKey("programs")) {
      Passes usual = new Passes(snapshot, context, options.getOrDefault("prepare", BUFFERIZATION));
      RealPrograms real = new RealPrograms(none, usual, comparison, problems);
      for (ModelProgram program : ModelProgram.read(List.of(Path.of(options.get("programs"))))) {
        real.add(program);
      }
    }
    long seed = Long.parseLong(words.get(0));
    int count = Integer.parseInt(words.get(1));
    for (int i = 0; i < count; i++) {
      Profile profile = profiles.get(i % profiles.size());
      long number = seed + i / profiles.size();
      Input input = new Input(profile.name(), profile + "/" + number, RandomProgram.generate(profile, number));
      Passes bufferization = bufferizations.get(profile);
      if (bufferization != null) {
        Passes.Outcome prepared = bufferization.run(input.program());
        if (prepared.module() == null) {
          problems.note("program", "not bufferized", input, prepared.error());
          continue;
        }
        input = new Input(profile.name(), input.name(), Passes.print(prepared.module()));
      }
      comparison.add(input, none);
    }
    out.print(comparison);
    boolean isRight = List.of("refused", "faults", "wrong results", "leaks").stream()
        .allMatch(kind -> problems.count(Comparison.SUBJECT, kind) == 0);
    return isRight ? 0 : 1;
  }

  private List<Profile> profiles() {
    List<Profile> profiles = new ArrayList<>(USUAL);
    if (options.containsKey("profiles")) {
      profiles.clear();
      for (String name : options.get("profiles").split(",")) {
        profiles.add(Profile.valueOf(name));
      }
    }
    return profiles;
  }
}
