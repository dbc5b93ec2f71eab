// SPDX-License-Identifier: Apache-2.0
/**
 * Data-flow analyses: a {@link org.mortise.analyses.dataflow.DataFlowSolver solver}, which determines the executable
 * code and the control flow through it, and base classes for the analyses that it runs. An analysis defines a lattice
 * and the effect of one operation. The solver and the base classes handle control flow by the interfaces of operations:
 * branches, regions, calls of callees that can be found by symbol, and returns. {@code docs/writing-an-analysis.md}
 * explains it with examples.
 *
 * <table>
 * <caption>Base classes</caption>
 * <tr><td>{@link org.mortise.analyses.dataflow.SparseForwardAnalysis}</td>
 * <td>an element per value, derived from its definition: the possible values</td></tr>
 * <tr><td>{@link org.mortise.analyses.dataflow.SparseBackwardAnalysis}</td>
 * <td>an element per value, derived from its uses: the purposes of the value</td></tr>
 * <tr><td>{@link org.mortise.analyses.dataflow.DenseForwardAnalysis}</td>
 * <td>a state per program point: the possible events before it</td></tr>
 * <tr><td>{@link org.mortise.analyses.dataflow.DenseBackwardAnalysis}</td>
 * <td>a state per program point: the possible events after it</td></tr>
 * </table>
 *
 * <ul>
 * <li>Elements are immutable objects with {@code equals}. Null is the least element: nothing is known yet, perhaps
 * because the code is never executed. Null never takes part in a join.
 * <li>Facts that any callback looks up, in any analysis of the solver, are dependencies: the callback runs again when
 * they change. Transfer functions must be monotonic, and must depend on nothing else that changes.
 * <li>Lattices of any height: {@link org.mortise.analyses.dataflow.LatticeAnalysis#widen} and {@code narrow}.
 * <li>Facts on the edges of branches: {@link org.mortise.analyses.dataflow.SparseForwardAnalysis#refine}.
 * <li>Calls are merged or kept apart: {@link org.mortise.analyses.dataflow.ContextPolicy}.
 * <li>{@link org.mortise.analyses.dataflow.LatticeLaws} tests an analysis.
 * </ul>
 *
 * <p><b>Why the result is right.</b> The solver computes the least solution of the equations that transfer functions
 * and joins define, from below. Invariant: no element is above its value in the least solution, and each task
 * whose inputs have changed since it ran is in the {@code Worklist}. It holds at the start, when all elements are null
 * and the entries are scheduled; a task preserves it, because a monotonic function of smaller inputs gives a smaller
 * result, and because {@code Facts} schedules all dependents of an element that grows. When the worklist is empty, all
 * equations hold, so the elements are a solution, and the least one. It ends because an element only grows and a
 * lattice without infinite chains, or with {@code widen}, bounds the number of times. With widening the result is a
 * solution above the least one, which {@code Narrowing} improves: each of its steps applies a transfer function to a
 * solution, which gives values that are still above the least solution.
 *
 * <p>The program must not be changed during a run. The cost is linear in operations, operands, edges, lookups and
 * contexts, times the number of times that a fact grows; a query of a dense analysis is linear in the operations of its
 * block.
 *
 * <p>Inside, the facts about a callable in one context are an {@code Activation}, and {@code Facts} keeps the elements
 * of one kind with their dependents. The {@code Worklist} runs a {@code Task} again when a fact that it read has
 * changed. {@code ControlFlow} finds executable code, {@code LoopHeads} the points to widen at, {@code
 * RefinementBuilder} the uses that see refined elements, {@code Narrowing} is the descending phase, and {@code
 * AffectedUnits} finds the units affected by a change of the program.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.analyses.dataflow;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
