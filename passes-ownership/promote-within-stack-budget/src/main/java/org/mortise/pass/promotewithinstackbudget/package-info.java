// SPDX-License-Identifier: Apache-2.0
/** The promote-within-stack-budget pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.promotewithinstackbudget;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
