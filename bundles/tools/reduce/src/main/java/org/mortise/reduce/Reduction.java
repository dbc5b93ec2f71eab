// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.opt.FileProblem;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Snapshot;
import org.mortise.reduce.internal.check.Command;
import org.mortise.reduce.internal.check.CompilerInProcess;
import org.mortise.reduce.internal.check.CompilerProcess;
import org.mortise.reduce.internal.check.Failure;
import org.mortise.reduce.internal.check.FailureTest;
import org.mortise.reduce.internal.check.ScriptTest;
import org.mortise.reduce.internal.check.TestProblem;
import org.mortise.reduce.internal.step.PassStep;
import org.mortise.reduction.Steps;
import org.mortise.reduction.search.Candidate;
import org.mortise.reduction.search.Oracle;
import org.mortise.reduction.search.ProgramForm;
import org.mortise.reduction.search.ProgramText;
import org.mortise.reduction.search.Search;
import org.mortise.reduction.search.TextSearch;
import org.mortise.reduction.step.ReductionStep;

/** One run of {@code mortise-reduce}. */
final class Reduction {
  private static final byte[] EMPTY_PROGRAM = "module {\n}\n".getBytes(StandardCharsets.ISO_8859_1);
  private static final String PART = "// -----";
  private static final long PROGRESS_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final Snapshot snapshot;
  private final ReduceArguments arguments;
  private final Invocation call;
  private final Consumer<String> messages;
  private final Result result;
  private final long start = System.nanoTime();
  private long lastProgress = start;

  Reduction(Snapshot snapshot, ReduceArguments arguments, Invocation call, Consumer<String> messages) {
    this.snapshot = snapshot;
    this.arguments = arguments;
    this.call = call;
    this.messages = messages;
    this.result = new Result(arguments.output(), call, messages);
  }

  /**
   * Runs the reduction and writes its result.
   *
   * @throws TestProblem if the program is not interesting, or the test does not work
   */
  void run() throws IOException, FileProblem {
    byte[] program = read();
    result.checkWritable();
    Predicate<byte[]> test = test(program);
    result.improve(program);
    long limit = arguments.limitNanos();
    long deadline = limit == 0 ? Oracle.NO_DEADLINE : start + limit;
    try (Oracle oracle = new Oracle(test, arguments.jobs(), Integer.MAX_VALUE, deadline);
        Result.Hook hook = result.writeOnShutdown()) {
      reduce(oracle);
      messages.accept((oracle.isExhausted() ? "time limit met: " : "") + lines(program) + " lines reduced to "
          + lines(result.best()) + ", with " + oracle.tests() + " tests in " + seconds());
    } catch (CancellationException interrupted) {
      messages.accept("interrupted");
    } catch (RuntimeException problem) { // such as a full disk: the work so far must not be lost
      result.write();
      throw problem;
    }
    result.write();
  }

  private byte[] read() throws FileProblem {
    try {
      byte[] program = arguments.input().equals("-")
          ? call.in().readAllBytes() : Files.readAllBytes(call.resolve(arguments.input()));
      return ProgramText.of(program, arguments.input(), snapshot.context());
    } catch (IOException broken) {
      throw new FileProblem("input", arguments.input(), broken);
    }
  }

  /** Returns the test, for which the original program is interesting. */
  private Predicate<byte[]> test(byte[] program) {
    String script = arguments.test();
    if (script != null) {
      ScriptTest test = new ScriptTest(command(words(script)));
      test.checkOriginal(program, EMPTY_PROGRAM);
      if (test.test(EMPTY_PROGRAM)) {
        messages.accept("warning: the test also finds an empty program interesting; it may be inverted or not work");
      }
      return test;
    }
    FailureTest test = new FailureTest(compiler(arguments.failingFlags()));
    messages.accept("keeping the failure: " + test.checkOriginal(program));
    if (test.test(EMPTY_PROGRAM)) {
      messages.accept("warning: the run fails in this way on an empty program, too; check the flags");
    }
    return test;
  }

  private List<String> words(String script) {
    List<String> words = new ArrayList<>();
    words.add(Files.exists(call.resolve(script)) ? call.resolve(script).toAbsolutePath().toString() : script);
    words.addAll(arguments.testArguments());
    return words;
  }

  private Command command(List<String> words) {
    return new Command(call.directory(), words, arguments.timeoutMillis());
  }

  private Function<byte[], @Nullable Failure> compiler(List<String> flags) {
    if (!arguments.compiler().isEmpty()) {
      return process(arguments.compiler(), flags);
    }
    String home = System.getProperty("mortise.home");
    CompilerProcess processes =
        home == null ? null : process(List.of(home + File.separator + "bin" + File.separator + "mortise-opt"), flags);
    return new CompilerInProcess(
        new OptTool(() -> snapshot), call.directory(), flags, arguments.timeoutMillis(), processes);
  }

  private CompilerProcess process(List<String> compiler, List<String> flags) {
    List<String> words = new ArrayList<>(compiler);
    words.addAll(flags);
    return new CompilerProcess(command(words));
  }

  private void reduce(Oracle oracle) {
    if (new String(result.best(), StandardCharsets.ISO_8859_1).contains(PART)) {
      TextSearch.reduce(result.best(), PART, oracle, better -> report("erase parts of the file", better));
    }
    if (!reduceOperations(oracle)) {
      TextSearch.reduce(result.best(), "\n", oracle, better -> report("erase lines", better));
    }
  }

  /** Reduces the program, or returns false if it cannot be read and printed without becoming uninteresting. */
  private boolean reduceOperations(Oracle oracle) {
    for (ProgramForm form : forms()) {
      Candidate first = form.readOriginal(result.best());
      if (first == null) {
        continue;
      }
      if (!oracle.isInteresting(first.text())) {
        messages.accept("the program is no longer interesting after it is parsed and printed; erasing lines only");
        return false;
      }
      if (!form.isVerified()) {
        messages.accept("the program is invalid, and so may be the result");
      }
      result.improve(first.text());
      new Search(form, oracle, steps(), first, (step, better) -> report(step, better.text())).run();
      return true;
    }
    messages.accept("the program cannot be parsed; erasing lines only");
    return false;
  }

  private List<ProgramForm> forms() {
    List<ProgramForm> forms = new ArrayList<>();
    if (!arguments.allowsUnregistered()) {
      forms.add(ProgramForm.of(snapshot.context(), ParserOptions.STRICT, true));
    }
    forms.add(ProgramForm.of(snapshot.context(), ParserOptions.PERMISSIVE, true));
    forms.add(ProgramForm.of(snapshot.context(), ParserOptions.PERMISSIVE, false));
    return forms;
  }

  private List<ReductionStep> steps() {
    List<ReductionStep> passes = new ArrayList<>();
    for (String pipeline : arguments.passes()) {
      passes.add(new PassStep(snapshot, pipeline));
    }
    if (arguments.passesOnly()) {
      return passes;
    }
    passes.addAll(PassStep.usual(snapshot));
    return Steps.of(snapshot.context(), arguments.allowsUnregistered(), passes);
  }

  private void report(String step, byte[] better) {
    result.improve(better);
    if (System.nanoTime() - lastProgress > PROGRESS_NANOS) {
      lastProgress = System.nanoTime();
      messages.accept(lines(better) + " lines after " + seconds() + " (" + step + ")");
    }
  }

  private String seconds() {
    long tenths = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start) / 100;
    return tenths / 10 + "." + tenths % 10 + " s";
  }

  private static int lines(byte[] text) {
    int lines = 0;
    for (byte one : text) {
      lines += one == '\n' ? 1 : 0;
    }
    return lines;
  }
}
