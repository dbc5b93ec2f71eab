// SPDX-License-Identifier: Apache-2.0

/**
 * The annotation processor of {@code @Op}. It reads the declaration of an operation and generates its definition, its
 * accessors and its builder as a superclass, and for each dialect the table of its operations. It knows the classes of
 * the IR by their names only, so that it can be used to compile them, too.
 */
package org.mortise.processor;
