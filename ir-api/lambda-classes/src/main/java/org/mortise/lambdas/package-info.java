// SPDX-License-Identifier: Apache-2.0
/**
 * Makes a class of each lambda and method reference when a module is compiled.
 *
 * <p>Java links a lambda when it is first reached: it runs a bootstrap method, which makes a class. An archive of
 * classes (CDS) keeps that class, but the bootstrap method and what it needs of {@code java.lang.invoke} still run
 * at each start, in the interpreter. An operation's definition is built of a dozen lambdas, and a short run of the
 * tool reaches fifty to a hundred, which cost a sixth of its time. An ordinary class costs a start almost nothing.
 *
 * <p>Works on class files, after javac and before everything else, so that tests run what is shipped.
 */
package org.mortise.lambdas;
