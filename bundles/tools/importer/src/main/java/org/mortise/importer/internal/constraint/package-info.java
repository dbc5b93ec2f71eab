// SPDX-License-Identifier: Apache-2.0
/** Constraints on types and attributes, and properties. */
@NullMarked
package org.mortise.importer.internal.constraint;

import org.jspecify.annotations.NullMarked;
