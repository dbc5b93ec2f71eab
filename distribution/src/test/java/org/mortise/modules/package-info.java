// SPDX-License-Identifier: Apache-2.0
/** Checks of the poms of this project. */
@NullMarked
package org.mortise.modules;

import org.jspecify.annotations.NullMarked;
