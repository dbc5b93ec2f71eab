// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

/**
 * A pass or pipeline named by a flag.
 *
 * @param name its name
 * @param options its options as text, or empty
 */
record PassFlag(String name, String options) {}
