// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.ValueText;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.pass.FunctionMeasurement;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.validation.model.ValidationOptions;

/** Measures functions by the checked engine, on the inputs by which they are also validated. */
final class Measurement implements FunctionMeasurement {
  private static final ExecutionLimits GENERATED_LIMITS =
      ValidationOptions.DEFAULTS.limits().times(FunctionComparison.FACTOR);

  private final ValidationOptions options;
  private final Refinement refinement;
  private final Version source;
  /** The only function that is executed; null for all. */
  private final @Nullable Operation entry;
  /** The only input, for the entry; null if inputs are generated. */
  private final @Nullable Input given;
  /** The numbers of the generated inputs of functions of the original version. */
  private final Map<Operation, List<Integer>> chosen = new IdentityHashMap<>();
  private @Nullable Operation lastProgram;
  private @Nullable Version lastVersion;

  Measurement(Operation program, Request request) {
    this.options = ValidationOptions.DEFAULTS.withRuns(request.inputs()).withSeed(request.seed());
    this.refinement = new Refinement(0, new ValueText(
        Engine.CHECKED.begin(new Program(program, List.of()), ExecutionOptions.DEFAULTS)));
    boolean isGenerated = request.arguments().isEmpty(); // for all functions of a program, so with less time for each
    this.source = version(program, isGenerated ? GENERATED_LIMITS : ExecutionLimits.DEFAULTS);
    this.entry = request.entry().isEmpty() ? null : NamedFunctions.of(program).get(request.entry());
    if (!request.entry().isEmpty() && (entry == null || NamedFunctions.isDeclaration(entry))) {
      throw new IllegalArgumentException("the program has no function '" + request.entry() + "' with a body");
    }
    this.given = isGenerated ? null : Input.read(request.arguments(), DialectExecutions.standIns(
        entry.getInterface(CallableOpInterface.class).getArgumentTypes(entry)), source.idle());
  }

  @Override
  public boolean isWanted(Operation function) {
    return entry == null || entry == function;
  }

  @Override
  public @Nullable Diagnostic obstacle(Operation function) {
    if (given != null) {
      Behavior before = source.run(function, given, List.of(), options.seed(), null);
      return before.fault() == null ? null : about(before.fault().diagnostic(),
          notExecuted(function, "the version before " + DefinedInputs.describe(before.fault())).message());
    }
    List<Integer> numbers = new ArrayList<>();
    DefinedInputs inputs = new DefinedInputs(source, function, options, options.aliases());
    for (DefinedInputs.Run run = inputs.next(); run != null; run = inputs.next()) {
      numbers.add(run.number());
    }
    chosen.put(function, numbers);
    return numbers.isEmpty() ? notExecuted(function, inputs.reason()) : null;
  }

  private static Diagnostic notExecuted(Operation function, String reason) {
    return new Diagnostic(Severity.WARNING, function.location(),
        "@" + SymbolTable.getSymbolName(function) + " is not executed: " + reason);
  }

  /** Returns an error of a run as a warning. */
  private static Diagnostic about(Diagnostic error, String message) {
    Diagnostic warning = new Diagnostic(Severity.WARNING, error.location(), message);
    error.notes().forEach(note -> warning.note(note.location(), note.message()));
    return warning;
  }

  @Override
  public Result measure(Operation function, Operation changed) {
    Signature signature = Signature.of(function, changed);
    if (signature == null || signature.outputs() > 0) {
      return new Result(null, notExecuted(function, "its type has changed"));
    }
    Version version = versionAround(changed);
    Sum sum = new Sum();
    Diagnostic problem = null;
    for (int number : given != null ? List.of(0) : chosen.get(function)) {
      Input input = given != null ? given
          : Input.generate(signature.arguments(), options.seed(), number, options.aliases());
      Behavior behavior = version.run(changed, input, List.of(), options.seed() + number, null);
      if (behavior.fault() != null) {
        return new Result(null, about(behavior.fault().diagnostic(), behavior.fault().getMessage()));
      }
      sum.add(behavior.statistics());
      if (problem == null && !behavior.leaks().isEmpty()) {
        Diagnostic leak = behavior.leaks().get(0);
        problem = about(leak, leak.message());
      }
    }
    return new Result(sum.figures(), problem);
  }

  /** Returns the version of a program around a function; measured functions of the same program follow each other. */
  private Version versionAround(Operation function) {
    Operation program = function;
    while (program.parentOp() != null) {
      program = program.parentOp();
    }
    if (lastVersion == null || lastProgram != program) {
      lastProgram = program;
      lastVersion = version(program, ExecutionLimits.DEFAULTS);
    }
    return lastVersion;
  }

  private Version version(Operation program, ExecutionLimits limits) {
    return new Version(program, new ExternalModel(refinement, declaration -> true), limits);
  }
}
