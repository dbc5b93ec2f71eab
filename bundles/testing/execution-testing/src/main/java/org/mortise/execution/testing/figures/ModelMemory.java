// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.pass.deallocationboundary.HeapUse;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.ProcessTool;
import org.mortise.testing.random.Tool;

/**
 * Command line that writes a Markdown page about the memory use of programs:
 *
 * <pre>
 *   [--flags 'F...'] [--dynamic-size N] [--least BYTES] [--reference19 CMD] [--reference22 CMD] [--timeout SECONDS]
 *   FOLDER|FILE...
 * </pre>
 *
 * For each program: the allocations, the static peak after {@code buffer-deallocation-pipeline} and after {@code
 * --flags} ({@code --lean-deallocation-pipeline}), the peak if each buffer were freed right after its last use, and the
 * peaks after the same pipeline of MLIR 19 and after {@code optimize-allocation-liveness} of MLIR 22, if it can parse
 * the text. A command {@code none} omits a reference. Programs with tensors are bufferized first, by Mortise or, if it
 * rejects them, by MLIR 19, which can lower {@code tosa}. Programs that cannot be processed are listed with the reason.
 * Dynamic sizes are unknown, or {@code --dynamic-size} elements per dimension. {@code --least} omits programs whose
 * peak is smaller or unknown.
 */
public final class ModelMemory {
  private static final String BUFFERIZATION = "--one-shot-bufferize=bufferize-function-boundaries "
      + "function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops";
  private static final String LOWERING = "--pass-pipeline=builtin.module(func.func(tosa-optional-decompositions,"
      + "tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor),empty-tensor-to-alloc-tensor,"
      + "one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map "
      + "allow-return-allocs-from-loops=1})";
  private static final int MOST_EXAMPLES = 3;

  private final Map<String, String> options = new HashMap<>();
  private final List<Path> paths = new ArrayList<>();
  private final Map<String, List<String>> refused = new TreeMap<>();
  private final List<ModelRow> rows = new ArrayList<>();
  private int withoutAllocations;

  private ModelMemory(String... arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i].startsWith("--") && i + 1 < arguments.length) {
        options.put(arguments[i].substring(2), arguments[++i]);
      } else {
        paths.add(Path.of(arguments[i]));
      }
    }
  }

  /** Runs the command and ends the process with its status. */
  public static void main(String[] arguments) throws IOException, PipelineException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.ISO_8859_1);
    System.exit(run(Snapshot.ofClassPath(ModelMemory.class.getClassLoader()), out, arguments));
  }

  /** Runs the command. Returns its exit status: 1 if no program can be processed. */
  public static int run(Snapshot snapshot, PrintStream out, String... arguments)
      throws IOException, PipelineException {
    ModelMemory memory = new ModelMemory(arguments);
    if (memory.paths.isEmpty()) {
      out.println("usage: [--flags 'F...'] [--dynamic-size N] [--least BYTES] [--reference19 CMD] "
          + "[--reference22 CMD] [--timeout SECONDS] FOLDER|FILE...");
      return 2;
    }
    memory.collect(snapshot);
    out.print(memory.page());
    return memory.rows.isEmpty() ? 1 : 0;
  }

  private void collect(Snapshot snapshot) throws IOException, PipelineException {
    Context context = snapshot.context();
    Passes none = new Passes(snapshot, context, "");
    Passes bufferization = new Passes(snapshot, context, BUFFERIZATION);
    Passes usual = new Passes(snapshot, context, "--buffer-deallocation-pipeline");
    Passes lean = new Passes(snapshot, context, options.getOrDefault("flags", "--lean-deallocation-pipeline"));
    Tool older = reference("reference19", "mlir-opt-19");
    Tool newer = reference("reference22", "mlir-opt-22");
    for (ModelProgram program : ModelProgram.read(paths)) {
      Passes.Outcome buffers = none.run(program.text());
      if (buffers.module() != null && ModelProgram.hasTensors(buffers.module())) {
        buffers = bufferize(program, bufferization, none, older);
      }
      Passes.Outcome freed = buffers.module() == null ? buffers : usual.run(Passes.print(buffers.module()));
      if (freed.module() == null) {
        refuse(program, freed.error());
        continue;
      }
      HeapUse use = use(freed.module());
      if (use.allocations() == 0) {
        withoutAllocations++;
        continue;
      }
      String text = Passes.print(buffers.module());
      String byOlder = output(older, text, "--buffer-deallocation-pipeline");
      String byNewer = byOlder == null ? null : early(older, newer, byOlder);
      Passes.Outcome early = lean.run(text);
      if (early.module() == null) {
        refuse(program, "only after the lean pipeline: " + early.error());
      }
      rows.add(new ModelRow(program.name(), use, early.module() == null ? null : use(early.module()),
          use(none, byOlder), use(none, byNewer)));
    }
    rows.sort(Comparator.comparing((ModelRow row) -> -row.usual().peakBytes()).thenComparing(ModelRow::program));
  }

  private void refuse(ModelProgram program, String error) {
    refused.computeIfAbsent(reason(error), each -> new ArrayList<>()).add(program.name());
  }

  private @Nullable Tool reference(String option, String usual) {
    String command = options.getOrDefault(option, usual);
    return command.equals("none") ? null : new ProcessTool(
        List.of(command.split("\\s+")), Integer.parseInt(options.getOrDefault("timeout", "60")));
  }

  private static Passes.Outcome bufferize(
      ModelProgram program, Passes bufferization, Passes none, @Nullable Tool older) {
    Passes.Outcome buffers = bufferization.run(program.text());
    if (buffers.module() == null || ModelProgram.hasTensors(buffers.module())) {
      String lowered = output(older, program.text(), LOWERING);
      Passes.Outcome read = lowered == null ? null : none.run(lowered);
      if (read != null && read.module() != null && !ModelProgram.hasTensors(read.module())) {
        return read;
      }
    }
    return buffers;
  }

  /**
   * Moves the deallocations by the newer MLIR. It cannot parse some older {@code linalg} operations, so these are
   * lowered to loops, which use the same buffers.
   */
  private static @Nullable String early(@Nullable Tool older, @Nullable Tool newer, String program) {
    String moved = output(newer, program, "--optimize-allocation-liveness");
    String loops = moved == null && newer != null ? output(older, program, "--convert-linalg-to-loops") : null;
    return loops == null ? moved : output(newer, loops, "--optimize-allocation-liveness");
  }

  /** Returns the output of a reference; null if it is absent or fails. */
  private static @Nullable String output(@Nullable Tool reference, String program, String... flags) {
    if (reference == null) {
      return null;
    }
    List<String> all = new ArrayList<>(List.of(flags));
    all.add("--allow-unregistered-dialect");
    Tool.Result result = reference.run(program, 0, all.toArray(String[]::new));
    return result.exit() == 0 ? result.out() : null;
  }

  private @Nullable HeapUse use(Passes passes, @Nullable String program) {
    Operation module = program == null ? null : passes.run(program).module();
    return module == null ? null : use(module);
  }

  private HeapUse use(Operation module) {
    return HeapUse.of(module, Long.parseLong(options.getOrDefault("dynamic-size", "-1")));
  }

  /** Returns the first line of an error without its numbers and names. */
  private static String reason(String error) {
    return error.lines().findFirst().orElse("").replaceAll("(Dialect `.*' not found).*", "$1")
        .replaceAll("[%@#^][\\w.$-]+", "_").replaceAll("\\d+", "N");
  }

  private String page() {
    StringBuilder page = new StringBuilder("# Memory of programs\n\n");
    page.append("The largest number of bytes on the heap in program order, of the function with the most, after the")
        .append(" pipelines of Mortise and of MLIR.\nThe bound is that number if each buffer were freed right after")
        .append(" its last use, the uses of its aliases included.\n")
        .append("`distribution/src/bench/memory` has made this page.\n\n");
    long least = Long.parseLong(options.getOrDefault("least", "-1"));
    page.append(rows.size()).append(" programs with allocations; ")
        .append(rows.stream().filter(ModelRow::isKnown).count()).append(" have known sizes, and for ")
        .append(rows.stream().filter(ModelRow::reachesBound).count())
        .append(" of these the lean pipeline reaches the bound. ")
        .append(withoutAllocations).append(" programs have no allocations, ")
        .append(refused.values().stream().mapToInt(List::size).sum()).append(" cannot be processed.")
        .append(least < 0 ? "" : " Unknown peaks and those of less than " + ModelRow.bytes(least) + " are left out.")
        .append("\n\n");
    page.append(ModelRow.heading());
    rows.stream().filter(row -> row.usual().peakBytes() >= least).forEach(page::append);
    if (!refused.isEmpty()) {
      page.append("\n## Programs that cannot be processed\n\n| programs | reason | for example |\n|--:|---|---|\n");
      refused.entrySet().stream().sorted(Comparator.comparing(entry -> -entry.getValue().size())).forEach(entry ->
          page.append("| ").append(entry.getValue().size()).append(" | ")
              .append(entry.getKey().replace("|", "\\|")).append(" | ")
              .append(String.join(", ", entry.getValue().stream().limit(MOST_EXAMPLES).toList())).append(" |\n"));
    }
    return page.toString();
  }
}
