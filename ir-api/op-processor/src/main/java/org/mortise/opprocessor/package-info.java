// SPDX-License-Identifier: Apache-2.0

/**
 * The annotation processor of {@code @Op}. It reads the declaration of an operation and generates its definition,
 * accessors and builder as a superclass, and for each dialect the table of its operations. It refers to the IR classes
 * by name only, so that it can also be used to compile them.
 */
package org.mortise.opprocessor;
