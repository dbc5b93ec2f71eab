// SPDX-License-Identifier: Apache-2.0
/**
 * Types and attributes of dialects that are declared by their parameters and a format, by {@link
 * org.mortise.ir.parameters.TypeDef} and {@link org.mortise.ir.parameters.AttrDef}: parser, printer, equality and
 * accessors follow from the declaration.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.parameters;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
