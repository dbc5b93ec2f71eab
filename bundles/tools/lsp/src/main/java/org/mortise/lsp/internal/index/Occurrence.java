// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

/**
 * A place where a name stands.
 *
 * @param start offset of its first byte, which is the prefix of the name
 * @param end offset after its last byte; the {@code #number} of a value is not part of it
 * @param entity what has the name
 * @param isDefinition whether the name is defined here
 */
public record Occurrence(int start, int end, Entity entity, boolean isDefinition) {}
