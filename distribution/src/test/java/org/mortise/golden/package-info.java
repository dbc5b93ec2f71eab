// SPDX-License-Identifier: Apache-2.0
/** Tests of the golden programs of all modules. */
@NullMarked
package org.mortise.golden;

import org.jspecify.annotations.NullMarked;
