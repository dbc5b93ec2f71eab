// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

/**
 * An occurrence of a name.
 *
 * @param start offset of its first byte, which is the prefix of the name
 * @param end offset after its last byte; the {@code #number} of a value is not part of it
 * @param entity the named entity
 * @param isDefinition whether the name is defined here
 */
public record Occurrence(int start, int end, Entity entity, boolean isDefinition) {}
