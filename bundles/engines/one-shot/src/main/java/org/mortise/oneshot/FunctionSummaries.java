// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.FunctionAnalysis;

/** The results of the analysis of functions: how each accesses and returns its arguments. */
final class FunctionSummaries implements FunctionAnalysis {
  private final Map<Operation, Summary> summaries = new IdentityHashMap<>();

  /** The accesses and returned arguments of one function. */
  static final class Summary {
    private final Map<Integer, Integer> equivalentArguments = new HashMap<>();
    private final Map<Integer, List<Integer>> aliasingResults = new HashMap<>();
    private final Map<Integer, Integer> firstAliasingResults = new HashMap<>();
    private final Set<Integer> readOnlyResults = new HashSet<>();
    private final Set<Integer> readArguments = new HashSet<>();
    private final Set<Integer> writtenArguments = new HashSet<>();
    /** The results that are not always the buffer of the one argument that they may be. */
    private final Set<Integer> differentResults = new HashSet<>();

    void addEquivalent(int result, int argument) {
      equivalentArguments.put(result, argument);
    }

    void addAliasing(int argument, int result) {
      List<Integer> results = aliasingResults.computeIfAbsent(argument, each -> new ArrayList<>());
      if (!results.contains(result)) {
        results.add(result);
      }
    }

    /** Returns the arguments whose buffers {@code result} may have. */
    List<Integer> aliasingArguments(int result) {
      List<Integer> arguments = new ArrayList<>();
      aliasingResults.forEach((argument, results) -> {
        if (results.contains(result)) {
          arguments.add(argument);
        }
      });
      return arguments;
    }

    /**
     * Adds the accesses and aliases of {@code other}. An argument that is the only alias of a result counts as
     * equivalent until {@link #dropEquivalences}. Returns whether there were new ones.
     */
    boolean join(Summary other) {
      boolean changed = readArguments.addAll(other.readArguments)
          | writtenArguments.addAll(other.writtenArguments)
          | readOnlyResults.addAll(other.readOnlyResults) | joinResults(other);
      for (Map.Entry<Integer, List<Integer>> aliasing : other.aliasingResults.entrySet()) {
        List<Integer> results = aliasingResults.computeIfAbsent(aliasing.getKey(), each -> new ArrayList<>());
        for (int result : aliasing.getValue()) {
          if (!results.contains(result)) {
            results.add(result);
            changed = true;
          }
        }
      }
      if (changed) {
        assumeEquivalences();
      }
      return changed;
    }

    private boolean joinResults(Summary other) {
      boolean changed = false;
      for (Map.Entry<Integer, Integer> aliasing : other.firstAliasingResults.entrySet()) {
        changed |= uniteResults(aliasing.getKey(), aliasing.getValue());
      }
      return changed;
    }

    /** Adds that both results may have the same buffer. Returns whether it was not known. */
    boolean uniteResults(int result, int other) {
      int one = firstAliasing(result);
      int first = firstAliasing(other);
      if (one == first) {
        return false;
      }
      firstAliasingResults.putIfAbsent(result, one);
      firstAliasingResults.putIfAbsent(other, first);
      firstAliasingResults.replaceAll((each, known) ->
          known == one || known == first ? Math.min(one, first) : known);
      return true;
    }

    private int firstAliasing(int result) {
      return firstAliasingResults.getOrDefault(result, result);
    }

    private void assumeEquivalences() {
      Set<Integer> ofSeveral = new HashSet<>();
      equivalentArguments.clear();
      aliasingResults.forEach((argument, results) -> results.forEach(result -> {
        if (equivalentArguments.put(result, argument) != null) {
          ofSeveral.add(result);
        }
      }));
      equivalentArguments.keySet().removeAll(ofSeveral);
      equivalentArguments.keySet().removeAll(differentResults);
    }

    /** Drops for good the equivalences that {@code other} does not have. Returns whether there were any. */
    boolean dropEquivalences(Summary other) {
      Map<Integer, Integer> different = new HashMap<>(equivalentArguments);
      different.entrySet().removeAll(other.equivalentArguments.entrySet());
      differentResults.addAll(different.keySet());
      return equivalentArguments.keySet().removeAll(different.keySet());
    }

    void addReadOnly(int result) {
      readOnlyResults.add(result);
    }

    void setAccess(int argument, boolean isRead, boolean isWritten) {
      if (isRead) {
        readArguments.add(argument);
      }
      if (isWritten) {
        writtenArguments.add(argument);
      }
    }
  }

  /** Sets the summary of a function, which is analyzed from now on. */
  void add(Operation function, Summary summary) {
    summaries.put(function, summary);
  }

  @Override
  public boolean isAnalyzed(Operation function) {
    return summaries.containsKey(function);
  }

  @Override
  public List<Integer> aliasingResults(Operation function, int argument) {
    return summaries.get(function).aliasingResults.getOrDefault(argument, List.of());
  }

  @Override
  public int firstAliasingResult(Operation function, int result) {
    return summaries.get(function).firstAliasing(result);
  }

  @Override
  public boolean isReadOnly(Operation function, int result) {
    return summaries.get(function).readOnlyResults.contains(result);
  }

  @Override
  public @Nullable Integer equivalentArgument(Operation function, int result) {
    return summaries.get(function).equivalentArguments.get(result);
  }

  @Override
  public boolean isRead(Operation function, int argument) {
    return summaries.get(function).readArguments.contains(argument);
  }

  @Override
  public boolean isWritten(Operation function, int argument) {
    return summaries.get(function).writtenArguments.contains(argument);
  }
}
