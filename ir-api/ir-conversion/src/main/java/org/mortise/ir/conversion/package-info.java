// SPDX-License-Identifier: Apache-2.0
/**
 * Dialect conversion: operations that a target does not permit are replaced by patterns until all are legal, together
 * with the types of their values.
 *
 * <p><b>States of an operation.</b> <i>Legal</i>, <i>illegal</i>, or <i>unknown</i>, as the {@link
 * org.mortise.ir.conversion.ConversionTarget target} answers. A full conversion requires that every visited operation
 * ends as legal; a partial one that no illegal operation stays.
 *
 * <p><b>Invariant.</b> When {@code Legalizer} has finished an operation, all operations that patterns created or
 * changed for it are legal, or all changes made for it are undone. Each change is an object of {@code Change} in one
 * list. Attempts nest, so an attempt is undone by undoing the end of the list in reverse order; each change is thus
 * undone in exactly the state that it left. Uses of replaced values are changed at the end only, in {@code Commit};
 * until then {@code ValueMapping} holds the replacements, and patterns see them as their operands.
 *
 * <p><b>Termination.</b> A pattern is not applied to what it has created itself, in the same stack of attempts, unless
 * it declares that its recursion is bounded. {@code LegalizationOrder} removes patterns that create operations from
 * which no pattern leads to legal ones, and orders the rest by the length of the way. So the depth of attempts is
 * limited by the number of patterns, and the stack of attempts is explicit.
 *
 * <p><b>Types.</b> A pattern may give a value another type. {@code Finalization} inserts a cast where a user still
 * needs the old type, cancels pairs of casts, and replaces the others by the materializations of the type converter; a
 * cast that no materialization replaces is an error with the operation that needs it.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.conversion;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
