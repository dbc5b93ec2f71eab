// SPDX-License-Identifier: Apache-2.0
/**
 * The engine that compiles programs to classes of the Java virtual machine. {@code ProgramClasses} is the class loader
 * of a program, {@code FunctionCompiler} makes the classes of one function, and {@code CompiledMachine} and
 * {@code Support} are what these classes call.
 */
@NullMarked
package org.mortise.execution.internal.compiled;

import org.jspecify.annotations.NullMarked;
