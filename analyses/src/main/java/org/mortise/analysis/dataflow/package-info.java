// SPDX-License-Identifier: Apache-2.0
/**
 * Data-flow analyses: a {@link org.mortise.analysis.dataflow.DataFlowSolver solver}, which knows what of a program can
 * be executed and how control goes through it, and base classes for analyses that follow it. An analysis says what one
 * operation does; the rest comes from here, by the interfaces of operations: branches ({@code BranchOpInterface}),
 * regions ({@code RegionBranchOpInterface} and its terminators), calls ({@code CallOpInterface}) of what can be found
 * by its symbol, and returns ({@code ReturnLike}).
 *
 * <h2>Which base class</h2>
 *
 * <table>
 * <caption>What is known of what</caption>
 * <tr><td>{@link org.mortise.analysis.dataflow.SparseForwardAnalysis}</td>
 * <td>of every value, from its definition: what can it be?</td></tr>
 * <tr><td>{@link org.mortise.analysis.dataflow.SparseBackwardAnalysis}</td>
 * <td>of every value, from its uses: what is it good for?</td></tr>
 * <tr><td>{@link org.mortise.analysis.dataflow.DenseForwardAnalysis}</td>
 * <td>of every place of the program: what may have happened before?</td></tr>
 * <tr><td>{@link org.mortise.analysis.dataflow.DenseBackwardAnalysis}</td>
 * <td>of every place of the program: what may happen afterwards?</td></tr>
 * </table>
 *
 * <h2>What to tell</h2>
 *
 * <ul>
 * <li>Elements of a lattice: immutable objects with {@code equals}. What is known of a value or place is one of them,
 * or null as long as nothing is known, which is the least; what is never reached stays null.
 * <li>{@code join}: the least element above two. What is known only ever grows by it; so an element must not be able to
 * grow endlessly. A chain of numbers has to be cut off: nothing here widens.
 * <li>{@code entryElement}, {@code exitElement}, {@code entryState}, {@code exitState}: what to assume where nobody
 * knows what comes or where it goes: at arguments of public functions, at results of unknown calls, at what an
 * operation with regions makes itself.
 * <li>{@code visitOperation}: what one operation does. It is called again when more is known, and must not say less
 * then. A sparse analysis says it by {@code set}, and can set nothing as long as an operand is null. It is not asked
 * about what follows from the interfaces: branches, returns, calls, and operations with regions that tell how control
 * goes through them; forwards, neither about operations without results. A backward one is asked about the condition of
 * a branch and the like by {@code visitBranchOperand}. A dense analysis returns the state at the other side of the
 * operation. It is not asked about calls and operations with regions that tell how control goes through them.
 * </ul>
 *
 * <p>A sparse analysis:
 *
 * <pre>{@code
 * // Whether numbers are negative: constants tell, sums of natural numbers are natural (but for overflow).
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
 *       return; // Asked again when more is known.
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
 * // Which operations may have been the last that wrote to memory; the root stands for what is outside.
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
 * <h2>How to run it</h2>
 *
 * <p>Once, in a solver of its own; the program must not change meanwhile:
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
 * <p>With a {@link org.mortise.analysis.dataflow.ConstantAnalysis} only those branches are followed that constants
 * take; without one, all. Analyses in one solver run together. A sparse analysis can ask another one what is known of
 * an operand, by its {@code lookup}: when that grows in a forward analysis, all sparse ones visit the users again. A
 * dense one is not asked again then; it can use what another solver has found before. The cost is linear in operations,
 * operands and edges, times how often an element can grow; a question to a dense analysis is linear in the operations
 * of its block. Calls are not told apart by where they come from.
 */
@Version("0.1.0")
package org.mortise.analysis.dataflow;

import org.osgi.annotation.versioning.Version;
