// SPDX-License-Identifier: Apache-2.0
/** The parts of a dialect: enumerations, types, attributes and operations. */
@NullMarked
package org.mortise.importer.internal.definition;

import org.jspecify.annotations.NullMarked;
