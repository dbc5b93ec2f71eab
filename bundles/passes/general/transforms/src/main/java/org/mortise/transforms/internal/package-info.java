// SPDX-License-Identifier: Apache-2.0
/** The general passes, one package each. Nothing is exported: passes are found as services. */
@NullMarked
package org.mortise.transforms.internal;

import org.jspecify.annotations.NullMarked;
