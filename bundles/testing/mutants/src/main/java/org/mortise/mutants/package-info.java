// SPDX-License-Identifier: Apache-2.0
/**
 * Mutation testing. {@link org.mortise.mutants.MutationSites} finds the places of a source file that can be changed,
 * {@link org.mortise.mutants.MutantCompiler} compiles a changed file, and {@link org.mortise.mutants.Mutants} runs the
 * tests of the module with the changed classes before its own on the class path. A mutant that no test notices is
 * reported.
 */
@NullMarked
package org.mortise.mutants;

import org.jspecify.annotations.NullMarked;
