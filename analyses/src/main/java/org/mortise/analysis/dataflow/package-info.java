// SPDX-License-Identifier: Apache-2.0
/**
 * Data-flow analyses: a {@link org.mortise.analysis.dataflow.DataFlowSolver solver}, which determines the executable
 * code and the control flow through it, and base classes for the analyses that it runs. An analysis defines the effect
 * of one operation. The solver and the base classes handle control flow by the interfaces of operations: branches
 * ({@code BranchOpInterface}), regions ({@code RegionBranchOpInterface} and its terminators), calls ({@code
 * CallOpInterface}) of callees that can be found by symbol, and returns ({@code ReturnLike}).
 *
 * <h2>Choice of the base class</h2>
 *
 * <table>
 * <caption>Base classes</caption>
 * <tr><td>{@link org.mortise.analysis.dataflow.SparseForwardAnalysis}</td>
 * <td>an element per value, derived from its definition: what can the value be?</td></tr>
 * <tr><td>{@link org.mortise.analysis.dataflow.SparseBackwardAnalysis}</td>
 * <td>an element per value, derived from its uses: what is the value needed for?</td></tr>
 * <tr><td>{@link org.mortise.analysis.dataflow.DenseForwardAnalysis}</td>
 * <td>a state per program point: what may have happened before?</td></tr>
 * <tr><td>{@link org.mortise.analysis.dataflow.DenseBackwardAnalysis}</td>
 * <td>a state per program point: what may happen afterwards?</td></tr>
 * </table>
 *
 * <h2>Parts of an analysis</h2>
 *
 * <ul>
 * <li>Elements of a lattice: immutable objects with {@code equals}. The fact about a value or program point is one of
 * them, or null as long as nothing is known. Null is the least element; unreachable code keeps it.
 * <li>{@code join}: the least upper bound of two elements. Facts change by it only and always grow. Ascending chains
 * must be finite: for numbers, the analysis must limit them, as the solver has no widening.
 * <li>{@code entryElement}, {@code exitElement}, {@code entryState}, {@code exitState}: the fact assumed at the border
 * to unknown code, such as arguments of public functions, results of unknown calls, and values that an operation with
 * regions makes itself.
 * <li>{@code visitOperation}: the transfer function of one operation. It is called again when a fact that it depends on
 * has grown, and must be monotonic. A sparse analysis reports its result by {@code set}; it need not set anything as
 * long as an operand is null. It is not called for operations whose interfaces describe the flow of values: branches,
 * returns, calls, and operations with regions that implement the control flow interfaces; a forward analysis is not
 * called for operations without results either. For operands that are not forwarded, such as the condition of a branch,
 * a backward analysis has {@code visitBranchOperand}. A dense analysis returns the state on the other side of the
 * operation. It is not called for calls and operations with regions that implement the control flow interfaces.
 * </ul>
 *
 * <p>A sparse analysis:
 *
 * <pre>{@code
 * // The signs of numbers, derived from constants, sums and products (ignoring overflow).
 * final class SignAnalysis extends SparseForwardAnalysis<SignAnalysis.Sign> {
 *   enum Sign { NEGATIVE, NATURAL, ANY }
 *
 *   @Override
 *   protected Sign join(Sign a, Sign b) {
 *     return a == b ? a : Sign.ANY;
 *   }
 *
 *   @Override
 *   protected Sign entryElement(Value value) {
 *     return Sign.ANY;
 *   }
 *
 *   @Override
 *   protected void visitOperation(Operation op, List<Sign> operands) {
 *     if (operands.contains(null)) {
 *       return; // Called again when the operands are known.
 *     }
 *     switch (op.name().name()) {
 *       case "arith.constant" -> set(op.result(0), signOf(Constants.of(op)));
 *       case "arith.addi", "arith.muli" ->
 *           set(op.result(0), operands.contains(Sign.NEGATIVE) ? Sign.ANY : join(operands.get(0), operands.get(1)));
 *       default -> setToEntry(op);
 *     }
 *   }
 *
 *   private static Sign signOf(Attribute constant) {
 *     if (!(constant instanceof IntegerAttr number)) {
 *       return Sign.ANY;
 *     }
 *     return number.signedValue().signum() < 0 ? Sign.NEGATIVE : Sign.NATURAL;
 *   }
 * }
 * }</pre>
 *
 * <p>A dense one:
 *
 * <pre>{@code
 * // The operations that may have written to memory last; the root stands for code outside.
 * final class ReachingStores extends DenseForwardAnalysis<Set<Operation>> {
 *   @Override
 *   protected Set<Operation> join(Set<Operation> a, Set<Operation> b) {
 *     Set<Operation> both = new HashSet<>(a);
 *     both.addAll(b);
 *     return both;
 *   }
 *
 *   @Override
 *   protected Set<Operation> entryState() {
 *     return Set.of(solver().root());
 *   }
 *
 *   @Override
 *   protected Set<Operation> visitOperation(Operation op, Set<Operation> before) {
 *     return MemoryEffects.hasEffect(op, MemoryEffect.Kind.WRITE, null) ? Set.of(op) : before;
 *   }
 * }
 * }</pre>
 *
 * <h2>Running an analysis</h2>
 *
 * <p>An analysis runs once, in a solver of its own. The program must not be changed during the run:
 *
 * <pre>{@code
 * DataFlowSolver solver = new DataFlowSolver(module);
 * solver.load(new ConstantAnalysis());
 * SignAnalysis signs = solver.load(new SignAnalysis());
 * ReachingStores stores = solver.load(new ReachingStores());
 * solver.run();
 * Sign sign = signs.lookup(value);
 * Set<Operation> before = stores.before(op);
 * }</pre>
 *
 * <p>With a {@link org.mortise.analysis.dataflow.ConstantAnalysis}, only branches that agree with the constants are
 * followed; without one, all branches are. Analyses in one solver run together. A sparse analysis can query another one
 * for the element of an operand, by its {@code lookup}: when the element grows in a forward analysis, all sparse
 * analyses visit the users again. Dense analyses do not visit them again, so a dense analysis should query an analysis
 * of a solver that has finished. The cost is linear in operations, operands and edges, times the height of the lattice;
 * a query of a dense analysis is linear in the operations of its block. The analyses are context-insensitive: all calls
 * of a callable are merged.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.analysis.dataflow;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

