// SPDX-License-Identifier: Apache-2.0
/** Test passes of Flang. */
@NullMarked
package org.mortise.testfirpasses.internal;

import org.jspecify.annotations.NullMarked;
