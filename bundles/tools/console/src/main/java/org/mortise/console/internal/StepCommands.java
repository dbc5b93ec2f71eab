// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.console.Program;
import org.mortise.execution.ArgumentReader;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.engine.Stepper;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Registry;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferencePolicyOption;

/** {@code debug}, {@code step}, {@code continue}, {@code break}, {@code where} and {@code print}. */
@Component(service = StepCommands.class, property = {"osgi.command.scope=mortise", "osgi.command.function=debug",
    "osgi.command.function=step", "osgi.command.function=continue", "osgi.command.function=break",
    "osgi.command.function=where", "osgi.command.function=print"})
public final class StepCommands {
  private static final String SESSION = ".mortise.debug";
  private static final String USAGE = "debug (FILE | PROGRAM) [--entry NAME] [--args VALUES]";

  private final Registry registry;

  @Reference(policyOption = ReferencePolicyOption.GREEDY)
  private volatile List<ExternalFunctions> externals = List.of();

  @Activate
  public StepCommands(@Reference Registry registry) {
    this.registry = registry;
  }

  @Descriptor("""
      begin to execute a function step by step
      debug (FILE | PROGRAM) [--entry NAME] [--args VALUES]

      It stops before the first operation. Then 'step' executes the next operation, 'break' sets a line to stop at,
      'continue' goes on to it, 'where' shows the place, and 'print' a value. The function is 'main' unless it is named.
        debug in.mlir --entry f --args '4, dense<[1.0, 2.0]>'""")
  public void debug(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    List<Object> rest = new ArrayList<>(Arrays.asList(arguments));
    String named = Arguments.take(rest, "--entry", USAGE);
    String entry = named == null ? Arguments.take(rest, "-e", USAGE) : named;
    String values = Arguments.take(rest, "--args", USAGE);
    if (rest.size() != 1) {
      throw CommandFailure.usage(USAGE);
    }
    Program text = Inputs.read(session, rest.get(0));
    SourceText source = SourceText.of(text.name(), text.bytes());
    ValueNames names = new ValueNames(source);
    Operation module = parse(session, source, names);
    org.mortise.execution.Program program = new org.mortise.execution.Program(module, externals);
    Operation function = program.function(entry == null ? "main" : entry);
    if (function == null || program.isExternal(function)) {
      throw new CommandFailure("the program has no function '" + (entry == null ? "main" : entry) + "' with a body");
    }
    Stepper stepper = new Stepper(program,
        ExecutionOptions.DEFAULTS.withOutput(printed -> Streams.out(session).print(printed)));
    try {
      List<Type> types = function.getInterface(CallableOpInterface.class).getArgumentTypes(function);
      stepper.begin(function, DialectExecutions.arguments(new ArgumentReader(stepper.execution()).read(
          values == null ? "" : values, DialectExecutions.standIns(types)), types));
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure(wrong.getMessage());
    }
    DebugSession debugging = new DebugSession(source, names, stepper, function);
    session.put(SESSION, debugging);
    print(session, debugging.where());
  }

  private Operation parse(CommandSession session, SourceText source, ValueNames names) throws CommandFailure {
    DiagnosticPrinter printer = new DiagnosticPrinter().addSource(source);
    Operation module = IRParser.parse(source, registry.current().context(), ParserOptions.PERMISSIVE,
        diagnostic -> report(session, printer, diagnostic), names);
    if (module == null || !IRVerifier.verify(module, diagnostic -> report(session, printer, diagnostic))) {
      throw CommandFailure.alreadyReported();
    }
    return module;
  }

  private static void report(CommandSession session, DiagnosticPrinter printer, Diagnostic diagnostic) {
    Streams.err(session).print(printer.print(diagnostic));
    Streams.err(session).flush();
  }

  @Descriptor("""
      execute the next operations of the function that 'debug' has begun
      step [COUNT]""")
  public void step(CommandSession session, Object... arguments) throws CommandFailure {
    DebugSession debugging = running(session);
    print(session, debugging.step(arguments.length == 0 ? 1 : number(arguments, "step [COUNT]")));
  }

  @Descriptor("""
      execute the function that 'debug' has begun to a line of 'break', or to its end
      continue""")
  public void _continue(CommandSession session) throws CommandFailure {
    print(session, running(session).proceed());
  }

  @Descriptor("""
      let 'continue' stop at a line, or no more
      break LINE""")
  public void _break(CommandSession session, Object... arguments) throws CommandFailure {
    int line = number(arguments, "break LINE");
    DebugSession debugging = running(session);
    if (line > debugging.lines()) {
      throw new CommandFailure("the program has " + debugging.lines() + " lines");
    }
    int stop = debugging.nextStop(line);
    if (stop != line) {
      throw new CommandFailure("no operation begins at line " + line
          + (stop < 0 ? "" : "; the next one begins at line " + stop));
    }
    print(session, (debugging.toggle(line) ? "stops at line " : "no longer stops at line ") + line + "\n");
  }

  @Descriptor("""
      show the next operation of the function that 'debug' has begun, and the calls around it
      where""")
  public void where(CommandSession session) throws CommandFailure {
    print(session, current(session).where());
  }

  @Descriptor("""
      show a value of the function that 'debug' has begun
      print NAME

      NAME is that of the program's text, such as %0 or %arg0.
        print %sum""")
  public void print(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length != 1) {
      throw CommandFailure.usage("print NAME");
    }
    String name = String.valueOf(arguments[0]);
    String value = running(session).print(name.startsWith("%") ? name : "%" + name);
    if (value == null) {
      throw new CommandFailure("'" + name + "' has no value here");
    }
    print(session, value + "\n");
  }

  private static int number(Object[] arguments, String usage) throws CommandFailure {
    try {
      int number = arguments.length == 1 ? Integer.parseInt(String.valueOf(arguments[0])) : 0;
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException wrong) {
      // reported below
    }
    throw CommandFailure.usage(usage);
  }

  private static DebugSession current(CommandSession session) throws CommandFailure {
    if (session.get(SESSION) instanceof DebugSession debugging) {
      return debugging;
    }
    throw new CommandFailure("no function is executed step by step; begin with 'debug'");
  }

  private static DebugSession running(CommandSession session) throws CommandFailure {
    DebugSession debugging = current(session);
    if (debugging.hasEnded()) {
      throw new CommandFailure("the function has ended; begin again with 'debug'");
    }
    return debugging;
  }

  private static void print(CommandSession session, String text) {
    Streams.out(session).print(text);
    Streams.out(session).flush();
  }
}
