// SPDX-License-Identifier: Apache-2.0
/** What passes are written against. Who runs them is elsewhere. */
@Version("0.1.0")
package org.mortise.ir.pass;

import org.osgi.annotation.versioning.Version;
