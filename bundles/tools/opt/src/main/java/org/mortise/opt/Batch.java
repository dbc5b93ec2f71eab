// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.CancellableThread;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagValues;
import org.mortise.pipeline.flags.UsageException;

/**
 * A run of {@code mortise-opt} on several inputs with one output file each. An output is written as a whole, and only
 * if its input succeeded; a failure does not end the run. Printed text appears in the order of the inputs, so that all
 * output is the same for any number of threads.
 *
 * <p>Each input has a separate context, which is dropped after it: memory is bounded by the largest inputs that are
 * processed concurrently, and inputs cannot influence one another.
 */
final class Batch {
  /** The flags whose one output would be overwritten by each input. */
  private static final List<Flag> OF_ONE_INPUT =
      List.of(Flags.OUTPUT, Flags.GENERATE_REPRODUCER, Flags.CRASH_REPRODUCER, Flags.IR_TREE_DIR, Flags.LOG_ACTIONS,
          Flags.PROFILE_ACTIONS, Flags.VALIDATE_DIR);

  /** The report on {@code a.mlir} has the name {@code a.mlir.html}. */
  private static final String PAGE = ".html";

  /** The result of one input: its status, and the text for the standard output and for the standard error. */
  private record Printed(boolean succeeded, ByteArrayOutputStream out, ByteArrayOutputStream err,
      DiagnosticSink sink, @Nullable RemarkFile remarks) {}

  private final RunContext context;
  private final List<OptOptions> runs = new ArrayList<>();
  private final Set<String> inputs;
  private final int jobs;

  private Batch(RunContext context) {
    OptOptions options = context.options();
    int wanted = options.count(Flags.JOBS);
    int all = wanted == 0 ? RunOptions.DEFAULTS.threads() : wanted;
    this.context = context;
    this.inputs = Set.copyOf(options.files());
    this.jobs = Math.max(1, Math.min(all, options.files().size()));
  }

  /**
   * Prepares a run, and creates the folders for the outputs and the reports.
   *
   * @param context receives the diagnostics, the remarks and the missing dialects of all inputs
   * @throws UsageException if two inputs have the same output, or a flag has one output only
   * @throws FileProblem if a folder cannot be created, or the remarks file is also used otherwise
   */
  static Batch of(RunContext context) throws UsageException, FileProblem {
    OptOptions options = context.options();
    check(options);
    Batch batch = new Batch(context);
    for (String input : options.files()) {
      batch.runs.add(forInput(options, input));
    }
    batch.checkOutputs();
    createFolder(context.call(), options.text(Flags.OUTPUT_DIR));
    if (!options.text(Flags.REPORT).isEmpty()) {
      createFolder(context.call(), options.text(Flags.REPORT));
    }
    return batch;
  }

  private static OptOptions forInput(OptOptions options, String input) throws UsageException {
    Path file = Path.of(input).getFileName();
    if (file == null) {
      throw Flags.OUTPUT_DIR.wrong("'" + input + "' is not a file");
    }
    OptOptions one = options.forInput(input);
    one.set(Flags.OUTPUT, Path.of(options.text(Flags.OUTPUT_DIR)).resolve(file).toString());
    for (Flag pages : List.of(Flags.REPORT, Flags.REPORT_AGAINST)) {
      if (!options.text(pages).isEmpty()) {
        one.set(pages, Path.of(options.text(pages)).resolve(file + PAGE).toString());
      }
    }
    return one;
  }

  /** Checks that no file is written twice, and none over an input. */
  private void checkOutputs() throws UsageException, FileProblem {
    Map<Path, String> writers = new LinkedHashMap<>();
    for (OptOptions run : runs) {
      if (context.remarkFile() != null) {
        context.remarkFile().checkOther(run);
      }
      checkOutput(run, Flags.OUTPUT, writers);
      if (!run.text(Flags.REPORT).isEmpty()) {
        checkOutput(run, Flags.REPORT, writers);
      }
    }
    for (OptOptions run : runs) {
      String writer = writers.get(absolute(run.input()));
      if (writer != null) {
        throw Flags.OUTPUT_DIR.wrong("'" + run.input() + "' would be overwritten by "
            + (writer.equals(run.input()) ? "its output" : "that of '" + writer + "'"));
      }
    }
  }

  private void checkOutput(OptOptions run, Flag flag, Map<Path, String> writers) throws UsageException {
    String output = run.text(flag);
    String other = writers.putIfAbsent(absolute(output), run.input());
    if (other != null) {
      throw Flags.OUTPUT_DIR.wrong(
          "'" + other + "' and '" + run.input() + "' would both be written to '" + output + "'");
    }
  }

  private Path absolute(String file) {
    return context.call().resolve(file).toAbsolutePath().normalize();
  }

  private static void check(OptOptions options) throws UsageException {
    for (Flag flag : OF_ONE_INPUT) {
      if (!options.text(flag).equals(flag.initial())) {
        throw Flags.OUTPUT_DIR.wrong("cannot be combined with " + flag.dashed() + ", which names one file");
      }
    }
    if (options.files().isEmpty() || options.files().contains(FlagValues.STANDARD_STREAM)) {
      throw Flags.OUTPUT_DIR.wrong("requires input files, whose names the outputs get");
    }
  }

  private static void createFolder(Invocation call, String folder) throws FileProblem {
    try {
      Files.createDirectories(call.resolve(folder));
    } catch (IOException broken) {
      throw new FileProblem("output", folder, broken);
    }
  }

  /** Processes all inputs. Returns whether all succeeded. */
  boolean run() throws IOException, FileProblem {
    List<FutureTask<Printed>> tasks = new ArrayList<>(runs.size());
    for (OptOptions options : runs) {
      tasks.add(new FutureTask<>(() -> process(options)));
    }
    AtomicInteger next = new AtomicInteger();
    List<CancellableThread> workers = new ArrayList<>(jobs);
    for (int i = 0; i < jobs; i++) {
      CancellableThread worker = new CancellableThread(() -> {
        for (int at = next.getAndIncrement(); at < tasks.size(); at = next.getAndIncrement()) {
          tasks.get(at).run();
        }
      }, "mortise-job-" + i);
      worker.start();
      workers.add(worker);
    }
    boolean completed = false;
    try {
      boolean succeeded = printAll(tasks);
      completed = true;
      return succeeded;
    } finally {
      if (!completed) {
        next.set(tasks.size());
        workers.forEach(CancellableThread::cancel);
      }
    }
  }

  private boolean printAll(List<FutureTask<Printed>> tasks) throws IOException, FileProblem {
    boolean succeeded = true;
    for (int i = 0; i < tasks.size(); i++) {
      Printed printed = await(tasks.get(i));
      tasks.set(i, null); // its text can be collected
      printed.err().writeTo(context.call().err());
      printed.out().writeTo(context.call().out());
      context.sink().addAll(printed.sink());
      if (context.remarkFile() != null) {
        context.remarkFile().addAll(printed.remarks());
      }
      succeeded &= printed.succeeded();
    }
    context.call().out().flush();
    context.sink().finish();
    if (context.remarkFile() != null) {
      context.remarkFile().write();
    }
    return succeeded;
  }

  private Printed process(OptOptions options) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream(0);
    ByteArrayOutputStream err = new ByteArrayOutputStream(0);
    Messages messages = new Messages(new PrintStream(err, true), context.messages().missing());
    Invocation call = context.call();
    Invocation one = call.withOutput(out, err).withThreads(jobs == 1 ? call.threads() : 1)
        .withArguments(argumentsFor(options));
    DiagnosticSink sink = context.sink().part(messages);
    RemarkFile remarks = context.remarkFile() == null ? null : context.remarkFile().part();
    boolean succeeded = false;
    try {
      succeeded = new OptRun(
          new RunContext(context.snapshot().withOwnContext(), options, messages, one, sink, remarks)).run();
    } catch (FileProblem problem) {
      messages.print(problem.getMessage() + "\n");
    }
    return new Printed(succeeded, out, err, sink, remarks);
  }

  /** Returns the command line without the other inputs, for messages and reports. */
  private String[] argumentsFor(OptOptions options) {
    return Stream.of(context.call().arguments()).filter(text -> text.equals(options.input()) || !inputs.contains(text))
        .toArray(String[]::new);
  }

  /** Returns the result of a task. An exception concerns the process, not one input, for example lack of memory. */
  private static Printed await(FutureTask<Printed> task) throws IOException {
    try {
      return task.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted");
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof IOException problem) {
        throw problem;
      }
      if (failed.getCause() instanceof Error problem) {
        throw problem;
      }
      throw (RuntimeException) failed.getCause();
    }
  }
}
