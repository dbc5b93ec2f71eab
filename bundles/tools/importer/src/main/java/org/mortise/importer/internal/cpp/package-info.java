// SPDX-License-Identifier: Apache-2.0
/** The C++ texts in definitions, and their meanings. */
@NullMarked
package org.mortise.importer.internal.cpp;

import org.jspecify.annotations.NullMarked;
