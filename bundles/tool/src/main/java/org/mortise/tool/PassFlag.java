// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

/**
 * A pass or pipeline as a flag asks for it.
 *
 * @param name its name
 * @param options its options as text, or empty
 */
record PassFlag(String name, String options) {}
