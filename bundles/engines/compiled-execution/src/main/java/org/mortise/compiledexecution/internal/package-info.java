// SPDX-License-Identifier: Apache-2.0
/**
 * The engine that compiles programs to Java bytecode. {@code ProgramClasses} is the class loader of a program, {@code
 * FunctionCompiler} creates the classes of one function, and {@code CompiledMachine} and {@code Support} are called by
 * these classes.
 */
@NullMarked
package org.mortise.compiledexecution.internal;

import org.jspecify.annotations.NullMarked;
