// SPDX-License-Identifier: Apache-2.0
package org.mortise.bufferization;

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

    void addEquivalent(int result, int argument) {
      equivalentArguments.put(result, argument);
    }

    void addAliasing(int argument, int result) {
      aliasingResults.computeIfAbsent(argument, each -> new ArrayList<>()).add(result);
    }

    void setFirstAliasing(int result, int first) {
      firstAliasingResults.put(result, first);
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
    return summaries.get(function).firstAliasingResults.getOrDefault(result, result);
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
