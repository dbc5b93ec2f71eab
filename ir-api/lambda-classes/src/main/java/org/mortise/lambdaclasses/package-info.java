// SPDX-License-Identifier: Apache-2.0
/**
 * Generates a class for each lambda and method reference at compile time.
 *
 * <p>Java links a lambda when it is first reached, by a bootstrap method that generates a class. A class data sharing
 * archive (CDS) contains that class, but the bootstrap method and parts of {@code java.lang.invoke} still run at each
 * start, interpreted. An operation's definition uses a dozen lambdas, and a short run reaches fifty to a hundred, which
 * took a sixth of its time. An ordinary class costs almost nothing at start.
 *
 * <p>Works on class files, directly after javac, so that tests run the shipped classes.
 */
package org.mortise.lambdaclasses;
