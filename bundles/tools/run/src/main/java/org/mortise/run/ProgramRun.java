// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.mortise.execution.ArgumentReader;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.execution.Program;
import org.mortise.execution.ValueText;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Type;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.opt.ByteStrings;
import org.mortise.opt.FileProblem;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.flags.UsageException;

/** One run of {@code mortise-run}. */
final class ProgramRun {
  private final Context context;
  private final Engine engine;
  private final List<ExternalFunctions> externals;
  private final RunArguments arguments;
  private final Invocation call;
  private final DiagnosticPrinter printer = new DiagnosticPrinter();
  private boolean hasErrors;

  ProgramRun(Context context, Engine engine, List<ExternalFunctions> externals, RunArguments arguments,
      Invocation call) {
    this.context = context;
    this.engine = engine;
    this.externals = externals;
    this.arguments = arguments;
    this.call = call;
  }

  /** Executes the function, and returns whether all is well. */
  boolean run() throws IOException, FileProblem, UsageException {
    ProgramReader reader = new ProgramReader(context, arguments, call, printer, this::report);
    Operation module = reader.read(arguments.values().input());
    if (module == null) {
      return false;
    }
    Program program = new Program(module, externals);
    Operation function = program.function(ByteStrings.of(arguments.entry()));
    if (function == null || program.isExternal(function)) {
      throw new UsageException("the program has no function '" + arguments.entry() + "' with a body");
    }
    Execution execution = engine.begin(program, ExecutionOptions.DEFAULTS
        .withLimits(arguments.limits(engine.limits())).withOutput(text -> print(call.out(), text)));
    List<Type> types = function.getInterface(CallableOpInterface.class).getArgumentTypes(function);
    List<Object> values = values(execution, DialectExecutions.standIns(types));
    try {
      execute(execution, function, values);
    } catch (ExecutionException wrong) {
      report(wrong.diagnostic());
    }
    if (arguments.printsStatistics()) {
      ExecutionStatistics done = execution.statistics();
      print(call.out(), arguments.printsStatisticsAsJson() ? StatisticsJson.of(done) : StatisticsText.of(done));
    }
    call.out().flush();
    return !hasErrors;
  }

  private List<Object> values(Execution execution, List<Type> types) throws UsageException {
    try {
      return new ArgumentReader(execution).read(arguments.values().text(RunArguments.ARGS), types);
    } catch (IllegalArgumentException wrong) {
      throw RunArguments.ARGS.wrong(wrong.getMessage());
    }
  }

  private void execute(Execution execution, Operation function, List<Object> values) {
    CallableOpInterface callable = function.getInterface(CallableOpInterface.class);
    List<Type> argumentTypes = callable.getArgumentTypes(function);
    List<Object> results =
        List.of(execution.call(function, DialectExecutions.arguments(values, argumentTypes)));
    ValueText text = new ValueText(execution);
    List<Type> types = callable.getResultTypes(function);
    for (int i = 0; i < results.size(); i++) {
      print(call.out(), text.of(results.get(i), types.get(i)) + "\n");
    }
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) instanceof MemRef) {
        Type type = DialectExecutions.standIn(argumentTypes.get(i));
        print(call.out(), "argument " + i + ": " + text.of(values.get(i), type) + "\n");
      }
    }
    if (!arguments.allowsLeaks()) {
      List<Object> referenced = new ArrayList<>(results);
      referenced.addAll(values);
      execution.leaks(referenced).stream().distinct().forEach(this::report);
    }
  }

  private void report(Diagnostic diagnostic) {
    hasErrors |= diagnostic.severity() == Severity.ERROR;
    print(call.err(), printer.print(diagnostic));
  }

  private static void print(OutputStream stream, CharSequence text) {
    try {
      stream.write(text.toString().getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
