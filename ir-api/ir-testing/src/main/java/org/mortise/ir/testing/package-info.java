// SPDX-License-Identifier: Apache-2.0
/** Tools for tests of the modules of {@code ir-api}. */
@NullMarked
package org.mortise.ir.testing;

import org.jspecify.annotations.NullMarked;
