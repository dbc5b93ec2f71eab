// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.mortise.execution.ExecutionLimits;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTable;

/** Two versions of a program, and which of their functions are compared. Immutable; the programs must not change. */
public final class ProgramPair {
  private final Operation source;
  private final Operation target;
  private final NamedFunctions sourceFunctions;
  private final NamedFunctions targetFunctions;
  private final LeakRule leaks;

  /** Collects the functions. Linear in both programs. */
  public ProgramPair(Operation source, Operation target) {
    this.source = source;
    this.target = target;
    this.sourceFunctions = NamedFunctions.of(source);
    this.targetFunctions = NamedFunctions.of(target);
    this.leaks = LeakRule.of(sourceFunctions.deallocations(), targetFunctions.deallocations());
  }

  /** Returns which buffers the target version may leave allocated. */
  LeakRule leaks() {
    return leaks;
  }

  /**
   * Returns the functions with a body that are in both versions. A private function that the program uses is not among
   * them: it is compared by its callers, because it may rely on the arguments that they pass.
   *
   * @param selected returns whether a name is wanted
   */
  public List<FunctionPair> functions(Predicate<String> selected) {
    Set<String> used = sourceFunctions.referenced();
    List<FunctionPair> pairs = new ArrayList<>();
    for (Map.Entry<String, Operation> entry : sourceFunctions.all().entrySet()) {
      Operation before = entry.getValue();
      Operation after = targetFunctions.get(entry.getKey());
      boolean isCompared = after != null && !NamedFunctions.isDeclaration(before)
          && !NamedFunctions.isDeclaration(after)
          && !(NamedFunctions.isPrivate(before) && used.contains(SymbolTable.getSymbolName(before)));
      if (isCompared && selected.test(entry.getKey())) {
        pairs.add(new FunctionPair(entry.getKey(), before, after));
      }
    }
    return pairs;
  }

  /** Returns the public functions with a body that are only in the source version, by name. */
  public List<FunctionPair> missing() {
    List<FunctionPair> missing = new ArrayList<>();
    sourceFunctions.all().forEach((name, function) -> {
      Operation after = targetFunctions.get(name);
      boolean isMissing = after == null || NamedFunctions.isDeclaration(after);
      if (isMissing && !NamedFunctions.isDeclaration(function) && !NamedFunctions.isPrivate(function)) {
        missing.add(new FunctionPair(name, function, function));
      }
    });
    return missing;
  }

  Version sourceVersion(Refinement refinement, ExecutionLimits limits) {
    return new Version(source, new ExternalModel(refinement, declaration -> true), limits);
  }

  Version targetVersion(Refinement refinement, ExecutionLimits limits) {
    return new Version(target, new ExternalModel(refinement, this::isDeclaredInSource), limits);
  }

  /** Returns whether the source version declares a function of the target version with the same types. */
  private boolean isDeclaredInSource(Operation declaration) {
    Operation before = sourceFunctions.get(targetFunctions.nameOf(declaration));
    if (before == null) {
      return false;
    }
    CallableOpInterface old = before.getInterface(CallableOpInterface.class);
    CallableOpInterface changed = declaration.getInterface(CallableOpInterface.class);
    return old.getArgumentTypes(before).equals(changed.getArgumentTypes(declaration))
        && old.getResultTypes(before).equals(changed.getResultTypes(declaration));
  }
}
