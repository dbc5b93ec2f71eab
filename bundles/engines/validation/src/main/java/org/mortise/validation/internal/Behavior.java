// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;

/**
 * The effects of a run of a function that its caller can observe. After an error, only the error is known.
 *
 * @param results the results; the contents of buffers
 * @param places for each result the index of the argument that is the same view of the same buffer, or -1
 * @param buffers the contents of buffer arguments, null for other arguments
 * @param sharing the results that share memory with other results or arguments, as text
 * @param printed the printed text
 * @param calls the calls of declared functions
 * @param leaks an error for each leaked buffer
 * @param statistics the cost of the run
 * @param fault the error, or null
 */
record Behavior(List<Object> results, List<Integer> places, List<@Nullable Elements> buffers, Set<String> sharing,
    String printed, List<ExternalCall> calls, List<Diagnostic> leaks, ExecutionStatistics statistics,
    @Nullable ExecutionException fault) {
  static Behavior ofFault(ExecutionException fault) {
    return new Behavior(List.of(), List.of(), List.of(), Set.of(), "", List.of(), List.of(),
        ExecutionStatistics.NOTHING, fault);
  }
}
