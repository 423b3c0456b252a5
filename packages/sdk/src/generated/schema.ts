// Written by `pnpm check --fix` from the OpenAPI document.
export interface paths {
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account with its personal workspace
         * @description Starts a session: as the answer’s `token`, and as the session cookie. Where `SIGN_UP` is `invite`, accounts beyond the first need an invitation (403). An email that has an account is 400 in every mode.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description An email without an account gets one, with this password, where `LOGIN_PROVISIONING` and `SIGN_UP` let it. A client that sends the `X-Device-Token` of an earlier sign-in, or its cookie, is not locked out by others’ failed guesses.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google
         * @description An unknown email gets an account with the login method `google`. The first sign-in to an account that Google vouches for removes the password set before and ends the other sessions.
         */
        post: operations["signInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what somebody who is not signed in may do here */
        get: operations["listSignInWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show who is signed in
         * @description `user` is null without a session and with an invalid or expired one.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session and clear its cookie
         * @description Succeeds without a session too. An identity provider’s token stays valid until it expires: the answer then says `ended: false`.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where you are signed in
         * @description The last used first. `SESSION_IDLE_DAYS` without use end a session.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all your sessions but this one
         * @description They are refused everywhere within five seconds; open event streams end.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions
         * @description It is refused everywhere within five seconds; its open event streams end.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Ends all your other sessions. A wrong current password is 401.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a code mailed that resets the password
         * @description Answers the same, in the same time, whether the email has an account or not, and whether a mail is sent or not: an email gets so many mails an hour only.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a mailed code
         * @description The code works once, for 30 minutes. Ends all sessions of the account.
         */
        post: operations["confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email with a mailed code
         * @description The code was mailed at sign-up; it works once, for 30 minutes.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open invitations of the workspace
         * @description Members need the role `admin`; closed to API tokens.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody by mail
         * @description Whoever accepts becomes a member with the role. Lets the email have an account where `SIGN_UP` is `invite`. Valid for seven days; a second invitation of an email takes the place of the first. Only owners invite owners. For a role that decides, 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description Members need the role `admin`; closed to API tokens.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with its mailed code
         * @description Without a credential it makes the account, with `password`; a signed-in person accepts with their own. Starts a session in the workspace that invited, as a login does.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your second factors */
        get: operations["listFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add an authenticator application
         * @description Answers with its secret; nothing is asked for until a code of it was shown. Takes a confirmed email. Takes a session that was begun, or confirmed with `POST /api/auth/confirm`, less than five minutes ago: else 403 `confirmation_required`.
         */
        post: operations["startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an authenticator application with a code of it
         * @description From now on signing in asks for a second factor. With the account’s first one come ten recovery codes. Takes a session that was begun, or confirmed with `POST /api/auth/confirm`, less than five minutes ago: else 403 `confirmation_required`.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what a browser makes a passkey with
         * @description For `navigator.credentials.create()`; valid for five minutes. Takes a confirmed email. Takes a session that was begun, or confirmed with `POST /api/auth/confirm`, less than five minutes ago: else 403 `confirmation_required`.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey that a browser has made
         * @description It is a second factor, and signs in by itself where it recognises its person. With the account’s first factor come ten recovery codes. Takes a session that was begun, or confirmed with `POST /api/auth/confirm`, less than five minutes ago: else 403 `confirmation_required`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make ten new recovery codes
         * @description Those of before are void. Takes a session that was begun, or confirmed with `POST /api/auth/confirm`, less than five minutes ago: else 403 `confirmation_required`.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a second factor
         * @description With the last one, the recovery codes are void. Takes a session that was begun, or confirmed with `POST /api/auth/confirm`, less than five minutes ago: else 403 `confirmation_required`.
         */
        delete: operations["removeFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in with a second factor
         * @description With the `challenge` of a sign-in that was answered with 401 `second_factor_required`, and one of its `factors`. The challenge is valid for five minutes and for one sign-in.
         */
        post: operations["logInWithFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what a browser asks for a passkey with
         * @description For `navigator.credentials.get()`; valid for five minutes and one try.
         */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey alone
         * @description The authenticator must have recognised its person. No password and no other factor is asked for.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get what a browser asks for a passkey with, to confirm a session */
        post: operations["beginConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show again that it is you
         * @description Marks the session as confirmed for five minutes, with the password or a second factor. Operations that answer 403 `confirmation_required` can be repeated then.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the workspace’s sign-in provider
         * @description `connection` is null where there is none. The client secret is never shown.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        get: operations["getSsoConnection"];
        /**
         * Set the workspace’s sign-in provider
         * @description An OpenID provider through which people of the workspace’s domains sign in. A domain counts once it is proved: put the TXT record of the answer into its zone, then `POST /api/sso/domains/prove`. With another issuer all domains have to be proved anew. 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        put: operations["saveSsoConnection"];
        post?: never;
        /**
         * Remove the workspace’s sign-in provider
         * @description Accounts and members stay.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        delete: operations["deleteSsoConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/domains/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a domain by its TXT record
         * @description While the record is not there, 400. A domain that another workspace has proved is 409 as long as that one’s record is there.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["proveSsoDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sso/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with the provider of the email’s domain
         * @description Redirects the browser to the provider. The browser that begins must also end the sign-in, within ten minutes. A browser (`Accept: text/html`) is led to the sign-in page of the console instead of an error, where there is a console.
         */
        get: operations["startSsoSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sso/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from the provider
         * @description The provider sends the browser here. Starts a session in the provider’s workspace with the session cookie, as a login does, and redirects to the path that the sign-in was begun for. The first sign-in makes the account, where `SIGN_UP` is not `off`, and the membership. A browser (`Accept: text/html`) is led to the sign-in page of the console instead of an error, where there is a console.
         */
        get: operations["finishSsoSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sso/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the second factor that a sign-in at the provider waits for
         * @description For the browser that came back from the provider to the console: its challenge is in a cookie. `POST /api/auth/login/factor` finishes the sign-in, within five minutes.
         */
        get: operations["showSsoChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/scim-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a token for the company’s directory
         * @description A directory, as Okta or Entra ID, provisions users and groups with it at `/scim/v2`. It replaces the token of before at once. 404 without a sign-in provider. 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["createScimToken"];
        /**
         * Remove the directory’s token
         * @description Members need the role `admin`; closed to API tokens.
         */
        delete: operations["deleteScimToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim/v2/Users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the directory’s users */
        get: operations["listScimUsers"];
        put?: never;
        /**
         * Add a user
         * @description Makes the account where there is none, and a membership with the default role, unless `active` is false.
         */
        post: operations["createScimUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim/v2/Users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a user */
        get: operations["getScimUser"];
        /**
         * Replace a user
         * @description Another `userName` is 400. What `active: false` does is said of the change.
         */
        put: operations["replaceScimUser"];
        post?: never;
        /**
         * Remove a user
         * @description Ends the membership and all sessions; the account stays. The last owner is 409.
         */
        delete: operations["deleteScimUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description `active: false` ends the membership and all sessions of the account; the last owner is 409. Attributes that are not kept are ignored.
         */
        patch: operations["modifyScimUser"];
        trace?: never;
    };
    "/scim/v2/Groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the directory’s groups */
        get: operations["listScimGroups"];
        put?: never;
        /**
         * Add a group
         * @description `roleMapping` of the sign-in provider gives the members of a group its role.
         */
        post: operations["createScimGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim/v2/Groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a group */
        get: operations["getScimGroup"];
        /** Replace a group */
        put: operations["replaceScimGroup"];
        post?: never;
        /**
         * Remove a group
         * @description Its members get the role of the groups that they are still in.
         */
        delete: operations["deleteScimGroup"];
        options?: never;
        head?: never;
        /**
         * Change a group
         * @description Members as `members` with a list of values, or as `members[value eq "usr_1"]`.
         */
        patch: operations["modifyScimGroup"];
        trace?: never;
    };
    "/scim/v2/ServiceProviderConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what of SCIM there is */
        get: operations["getScimConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim/v2/ResourceTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kinds of resources */
        get: operations["listScimResourceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim/v2/Schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attributes of the resources */
        get: operations["listScimSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim/v2/ResourceTypes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a kind of resources */
        get: operations["getScimResourceType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim/v2/Schemas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the attributes of a kind of resources */
        get: operations["getScimSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workspaces that you are a member of
         * @description With your role in each and its settings. `current` is the one of the session.
         */
        get: operations["listWorkspaces"];
        put?: never;
        /**
         * Make a workspace that you own
         * @description The session stays in its workspace; `POST /api/auth/switch` leads into the new one.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a workspace
         * @description For owners of it, whichever workspace the session is of. `confirm` is its name. Its sessions end everywhere within five seconds, its members and invitations go; whose personal workspace it was gets a new, empty one.
         *
         *     Members need the role `owner`; closed to API tokens.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        /**
         * Change the settings of a workspace
         * @description For admins of it, whichever workspace the session is of. `timeZone` is an IANA name; `workingHours` are counted in it, with 1 for Monday.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        patch: operations["changeWorkspace"];
        trace?: never;
    };
    "/api/auth/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a session in another of your workspaces
         * @description Answers as a login does; the session that it is called with goes on. A workspace that you are no member of is 404.
         */
        post: operations["switchWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/webhook-secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the secrets that inbound webhooks of the workspace are signed with
         * @description Derived from `VOICE_WEBHOOK_SECRET` and `COLDMAIL_WEBHOOK_SECRET`, for this workspace alone: a delivery that is signed with one is taken in by no other workspace.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        get: operations["listWebhookSecrets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API tokens, newest first
         * @description Members need the role `admin`; closed to API tokens.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make an API token
         * @description Its `secret` is shown in this answer and never again; it goes as `Authorization: Bearer`. Each operation says which scope opens it. `runs:decide` is given by an owner (else 403), and to no `agent` (400); by a session that was confirmed lately where the workspace wants decisions confirmed (else 403 `confirmation_required`). 409 when the workspace has 500.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an API token
         * @description It is refused everywhere within five seconds; its open event streams end.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave the workspace
         * @description The last owner stays (409). Your sessions in the workspace end within five seconds; your account and your other workspaces stay.
         */
        delete: operations["leaveWorkspace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/me/delegate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let another member decide in your place
         * @description Until a moment; replaces the delegation of before. Of who decides, 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.
         */
        post: operations["delegate"];
        /** End your delegation */
        delete: operations["endDelegation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of the workspace
         * @description Who joined last comes first.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Only owners remove owners (403); the last one stays (409). The sessions in the workspace end everywhere within five seconds, open event streams included; the account and its other workspaces stay.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role or the titles of a member
         * @description A changed role takes effect everywhere within five seconds. Only owners make and lower owners (403); the last one stays (409). Where more power to decide is given, 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        patch: operations["changeMember"];
        trace?: never;
    };
    "/api/members/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show which mails I get from the workspace */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change which mails I get from the workspace */
        patch: operations["setNotifications"];
        trace?: never;
    };
    "/api/notifications/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page of a mail’s link that ends such mails
         * @description It changes nothing: programs follow the links of mails before people do.
         */
        get: operations["showUnsubscribe"];
        put?: never;
        /**
         * End the mails about runs that wait, by the link of one of them
         * @description Works without signing in, and by one click of a mail program (RFC 8058): the body is not read.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the workspace’s state
         * @description Writes nothing. The `ETag` covers everything but `syncedAt`; `If-None-Match` gives 304.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getSyncState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobilehub/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the workspace’s state
         * @description The same as `/api/sync/state`.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getSyncStateAtMobilehubState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync/ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in field data
         * @description Pushes `ROAMING_DATA_INGESTED` to the callback URLs of the workspace. An API token that names a workflow also needs the scope `runs:start`.
         *
         *     Members need the role `editor`, or more, by what is sent, API tokens the scope `ingest`.
         */
        post: operations["ingest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobilehub/ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in field data
         * @description The same as `/api/sync/ingest`.
         *
         *     Members need the role `editor`, or more, by what is sent, API tokens the scope `ingest`.
         */
        post: operations["ingestAtMobilehubIngest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Perform a remote action
         * @description With `approve_run` and `reject_run`, send the `approvalId` that was shown, or an `Idempotency-Key`, so that the same decision sent again never decides the run’s next pause.
         *
         *     Members need the role `editor`, or more, by what is sent, API tokens the scope `runs:start` or `runs:decide`.
         */
        post: operations["performAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobilehub/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Perform a remote action
         * @description The same as `/api/sync/action`.
         *
         *     Members need the role `editor`, or more, by what is sent, API tokens the scope `runs:start` or `runs:decide`.
         */
        post: operations["performActionAtMobilehubAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobilehub/webhook/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a callback URL for live events
         * @description Events are signed with `signingSecret` by the Standard Webhooks scheme. The same URL again is the same subscriber with the same secret: its label and filter are replaced, and it is enabled if it was disabled. Too many are 409.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["registerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobilehub/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the registered callback URLs
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobilehub/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a registered callback URL
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a registered callback URL and its deliveries
         * @description Members need the role `admin`; closed to API tokens.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobilehub/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a callback URL a new signing secret
         * @description For 24 hours `webhook-signature` holds two signatures: of the new secret and of the one before.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobilehub/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signed test event to a callback URL
         * @description One try of five seconds at most, of the event `WEBHOOK_TEST` with `data: {webhookId}`. It is not among the deliveries, and no answer to it changes the registration.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobilehub/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the last deliveries to a callback URL
         * @description The last 100 events, newest first, about a second behind.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voice/tts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Speak a text
         * @description The audio is streamed as the provider makes it. 400 for a voice or model that the provider does not know, 500 without `SPEECH_API_KEY` and when the provider fails.
         *
         *     Members need the role `editor`; closed to API tokens.
         */
        post: operations["synthesizeSpeech"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voice/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the free appointment slots
         * @description Of the next five business days, Monday to Friday from 09:00 to 17:00 in `timezone`, less what is booked.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voice/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book an appointment of 30 minutes
         * @description Any time in the future that no booking overlaps, on the slots’ grid or off it. 409 with `nextAvailable`, a slot or null, when it is taken.
         *
         *     Members need the role `editor`; closed to API tokens.
         */
        post: operations["bookSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voice/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in what is told of a call after its end
         * @description The same `callId` again completes the record. With `VOICE_WEBHOOK_SECRET` set the request must be signed with it.
         *
         *     Members need the role `editor`, API tokens the scope `ingest`.
         */
        post: operations["recordCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voice/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queue an outbound call
         * @description Handed over to `VOICE_DISPATCH_URL`, again and again until it takes the call; without it the call stays queued. 400 for a number that may not be called by its kind or region, 409 for one on the do-not-call list, 429 for one that was called today (`DISPATCH_PER_NUMBER_PER_DAY`).
         *
         *     Members need the role `editor`; closed to API tokens.
         */
        post: operations["dispatchCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessment-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions, newest first
         * @description The global questions and the workspace’s own. The first call on an empty bank stores 18 system questions.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listAssessmentQuestions"];
        put?: never;
        /**
         * Add a question
         * @description Members need the role `editor`, API tokens the scope `knowledge:write`.
         */
        post: operations["createAssessmentQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessment-questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a question
         * @description 403 for a system question, and for a global one that another workspace made.
         *
         *     Members need the role `editor`, API tokens the scope `knowledge:write`.
         */
        delete: operations["deleteAssessmentQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessment-questions/generate-ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a model write questions and store them
         * @description All of them are stored, or none. 503 without `GENERATIVE_AI_API_KEY`; 502 when no model gives a usable answer; 409 `budget_exceeded` when the workspace’s budget of the day is spent.
         *
         *     Members need the role `editor`, API tokens the scope `knowledge:write`.
         */
        post: operations["generateAssessmentQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessment-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a discovery session
         * @description Members need the role `editor`, API tokens the scope `knowledge:write`.
         */
        post: operations["saveAssessmentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/icp/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the profiles, newest first
         * @description The global profiles and the workspace’s own. The first call on an empty library stores three system profiles.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listIcpProfiles"];
        put?: never;
        /**
         * Add a profile
         * @description Members need the role `editor`, API tokens the scope `knowledge:write`.
         */
        post: operations["createIcpProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/icp/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a model write a profile
         * @description Stored unless `saveToDb` is false. 503 without `GENERATIVE_AI_API_KEY`; 502 when no model gives a usable answer; 409 `budget_exceeded` when the workspace’s budget of the day is spent.
         *
         *     Members need the role `editor`, API tokens the scope `knowledge:write`.
         */
        post: operations["generateIcpProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/icp/profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a profile
         * @description 403 for a system profile, and for a global one that another workspace made.
         *
         *     Members need the role `editor`, API tokens the scope `knowledge:write`.
         */
        delete: operations["deleteIcpProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workspace’s snapshots and the two canonical templates
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/snapshots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a snapshot with its whole configuration
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getSnapshot"];
        put?: never;
        post?: never;
        /**
         * Delete a snapshot
         * @description 403 for a canonical template.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/snapshots/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the workspace’s configuration
         * @description Holds the live configuration within `scope`, under what `configuration` gives of it.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["saveSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/snapshots/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a snapshot or a template for another office
         * @description Members need the role `admin`; closed to API tokens.
         */
        post: operations["cloneSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/snapshots/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a snapshot the workspace’s live configuration
         * @description The next run goes by it; runs under way keep their steps. What it replaces is kept as a snapshot with the tag `pre-restore`.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs, newest first, 50 at a time by default
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a run with its steps and artifacts
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a run that is paused for approval
         * @description Resumes it where it paused; 202 while the approval policies ask for further votes. 400 when it is not pending approval. Send the `approvalId` that was shown, or an `Idempotency-Key`, so that the same decision sent again never decides the run’s next pause.
         *
         *     Members need the role `approver`, API tokens the scope `runs:decide`.
         */
        post: operations["approveRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a run that is paused for approval
         * @description The run fails. 400 when it is not pending approval. Send the `approvalId` that was shown, or an `Idempotency-Key`, so that the same decision sent again never decides the run’s next pause.
         *
         *     Members need the role `approver`, API tokens the scope `runs:decide`.
         */
        post: operations["rejectRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a run again that has ended
         * @description Makes a new run with the same input, of the workflow as it is today: it pauses where that asks for a person, whatever was approved before. The ended run stays as it is. 409 while it has not ended, and for one that asked about a legal matter.
         *
         *     Members need the role `editor`, API tokens the scope `runs:start`.
         */
        post: operations["restartRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a run’s artifacts, oldest first
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listRunArtifacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/field-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what the workspace’s own names of fields mean
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getFieldNames"];
        /**
         * Say what the workspace’s own names of fields mean
         * @description Replaces all of them; runs that are made afterwards read their data so. What somebody answers by the name of a field that was offered is added.
         *
         *     Members need the role `approver`; closed to API tokens.
         */
        put: operations["setFieldNames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/field-names/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show how a run would read data, before there is one
         * @description By the workspace’s own names of fields, or by those that are given, which are not stored. No run is made, and nothing is written.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        post: operations["testFieldNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List approvals, newest first, 50 at a time by default
         * @description `assignedTo=me`: what you may decide and have not voted on.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an approval, and whether you may decide it
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, reject or send back what a run waits for
         * @description Send the `subjectDigest` that was shown: 409 `stale_subject` when what would be done was changed since. 403 says why you may not decide, 409 by whom and when it was decided already. `send_back` has the step before done again with the comment as an instruction, three times at most.
         *
         *     Members need the role `approver`, API tokens the scope `runs:decide`.
         */
        post: operations["decideApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the approval policies
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getApprovalPolicies"];
        /**
         * Set the approval policies
         * @description Replaces all of them by a further version. An open approval keeps the version that it began with. All policies that match have to be satisfied. 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        put: operations["setApprovalPolicies"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-policies/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what the approval policies would ask of a run
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        post: operations["testApprovalPolicies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what the workspace may spend on models, and what it has spent
         * @description Days and months are those of UTC.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getBudgets"];
        /**
         * Set what the workspace may spend on models
         * @description Sets the budgets that are named: null is none, and the day then has the default of the service. One that is absent stays as it is; `onLimit` is always given. A step that a budget does not allow makes its run wait for a person, who grants it an amount (`pause`), or fails it (`refuse`); any other request for a model is 409 `budget_exceeded` either way.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        put: operations["setBudgets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show how the workspace’s runs, approvals, costs, quality or latency changed over time
         * @description At most 750 buckets, by the clock of the workspace’s time zone, so that a day has 23 or 25 hours when the clock is changed. `runs`: `started`, `completed` and `failed`. `waiting`: pauses that are `waiting` at the end of the bucket, `opened` and `decided` in it. `cost`: what runs’ steps cost. `quality`: `average` and `lowest` score of the artifacts’ revisions. `latency`: `stepMedian` and `stepP95` of finished steps, `decisionMedian` and `decisionP95` of pauses from their beginning to their decision.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getMetricSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List artifacts, newest first
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listArtifacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artifacts/content-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show up to 100 posts by scheduled date
         * @description With `from` or `to`, the posts that are scheduled then; the totals and the excerpt are of all.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getContentCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artifacts/content-calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to the scheduled and published posts as a calendar
         * @description iCalendar (RFC 5545), for calendar programs, which can set no header: they send the secret of a token with the scope `calendar` as `token`, in this address alone. The next 1,000 posts, and up to 250 of the last 90 days.
         *
         *     Members need the role `viewer`, API tokens the scope `calendar`.
         */
        get: operations["getContentCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artifacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an artifact with its revisions and its evaluation
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getArtifact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set an artifact’s status or schedule
         * @description `scheduled` needs a `scheduledFor`, given or stored before. `replaceScheduled` where no other revision of the artifact is scheduled is 409.
         *
         *     Members need the role `editor`, API tokens the scope `artifacts:write`.
         */
        patch: operations["updateArtifact"];
        trace?: never;
    };
    "/api/artifacts/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an artifact’s content as a file
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["downloadArtifact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artifacts/{id}/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score an artifact and store the evaluation
         * @description Members need the role `editor`, API tokens the scope `artifacts:write`.
         */
        post: operations["evaluateArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artifacts/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store an edit as a new revision
         * @description The edited artifact stays as it is. The revision is a draft, evaluated; what would run in a browser or a spreadsheet is escaped. Votes of an open approval on it are voided.
         *
         *     Members need the role `editor`, API tokens the scope `artifacts:write`.
         */
        post: operations["reviseArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artifacts/{id}/refine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rewrite an artifact as a new revision
         * @description Without `instructions` the artifact’s own feedback drives the rewrite. 409 `budget_exceeded` when a model would have to be paid past the workspace’s budget of the day.
         *
         *     Members need the role `editor`, API tokens the scope `artifacts:write`.
         */
        post: operations["refineArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List playbooks, apps and books
         * @description A workspace in which nothing was mounted or unmounted has two playbooks mounted.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listMarketplaceItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List playbooks, apps and books
         * @description The same as `/api/marketplace/items`.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listMarketplaceItemsAtMarketplacePackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/mount/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mount a playbook
         * @description Deploys the department’s workflows into the workspace. Again is no error. 404 for an id that is no playbook’s, an app’s or a book’s too.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["mountPlaybook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/packages/{packageId}/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mount a playbook, by its package id
         * @description Deploys the department’s workflows into the workspace. Again is no error. 404 for an id that is no playbook’s, an app’s or a book’s too.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["subscribeToPlaybook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/unmount/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unmount a playbook
         * @description Retires the department’s workflows; runs in flight finish. Again is no error.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["unmountPlaybook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries, newest first, up to 100 at a time by default
         * @description Members need the role `viewer`, API tokens the scope `audit:read`.
         */
        get: operations["listAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-logs/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the figures of the last 24 hours
         * @description Members need the role `viewer`, API tokens the scope `audit:read`.
         */
        get: operations["getAuditStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-logs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all audit entries as CSV
         * @description Two of a workspace at once; a third is 429.
         *
         *     Members need the role `viewer`, API tokens the scope `audit:read`.
         */
        get: operations["exportAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-logs/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the workspace’s chain of audit entries
         * @description Members need the role `viewer`, API tokens the scope `audit:read`.
         */
        get: operations["verifyAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-logs/acknowledge-rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge that the end of the chain was lost
         * @description For owners, after a failover that lost commits. Recorded as an entry, after which the chain is valid again. 409 when it is not rolled back, or has another fault.
         *
         *     Members need the role `owner`; closed to API tokens.
         */
        post: operations["acknowledgeRollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-logs/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a pending agent action
         * @description The paused run resumes with it. 409 when the entry does not require approval.
         *
         *     Members need the role `approver`, API tokens the scope `runs:decide`.
         */
        post: operations["approveAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-logs/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a pending agent action
         * @description The paused run fails with it. 409 when the entry does not require approval.
         *
         *     Members need the role `approver`, API tokens the scope `runs:decide`.
         */
        post: operations["rejectAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbound/coldmail/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the connection to the cold-email provider
         * @description Asks the provider for one campaign. A refusal of the provider is 400 with its status and sentence, any other failure of it 500. 503 without `COLDMAIL_API_KEY`.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["verifyColdmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbound/coldmail/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the campaigns of the cold-email provider
         * @description Every failure of the provider is 500. 503 without `COLDMAIL_API_KEY`. The provider has no `skip`: a large one walks over its pages.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listColdmailCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/coldmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in an event of the cold-email provider
         * @description Flags hot leads: `lead_interested`, and replies with buying intent. Needs no `COLDMAIL_API_KEY`. A payload that comes again within 24 hours gets the first answer. With `COLDMAIL_WEBHOOK_SECRET` set the request must be signed with it.
         *
         *     Members need the role `editor`, API tokens the scope `ingest`.
         */
        post: operations["receiveColdmailEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/suppressed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the do-not-call list
         * @description Newest first. `phone` or `email` finds the entry of one number or address.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listSuppressedContacts"];
        put?: never;
        /**
         * Put a number or an address on the do-not-call list
         * @description Nobody is called or written to there any more: dispatches are refused, queued ones cancelled, and runs that would write to them fail. Again is no error.
         *
         *     Members need the role `admin`; closed to API tokens.
         */
        post: operations["suppressContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/suppressed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an entry off the do-not-call list
         * @description Members need the role `admin`; closed to API tokens.
         */
        delete: operations["releaseContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/playbooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the playbooks by owning department and name
         * @description Read-only, and the same for everybody. Answered from the canonical registry when the database is empty, or it or the service in front of it cannot answer.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["listPlaybooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/playbooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a playbook with its handoffs in their order
         * @description Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["getPlaybook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the workspace’s live events as they happen
         * @description Server-sent events: `id`, `event`, and `data` as the body that a mobile webhook receives. `Last-Event-ID` resumes within the last 24 hours. The stream ends with the session.
         *
         *     Members need the role `viewer`, API tokens the scope `read`.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a plant
         * @description A bearer token is needed in strict tenancy only. Every error has the shape `PlantError`.
         *
         *     Members need the role `editor`; closed to API tokens.
         */
        post: operations["createPlant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell where the documentation is
         * @description A browser (`Accept: text/html`) is sent to the console by 302, or to `/docs` where there is none.
         */
        get: operations["getRoot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell that the process is alive */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the service can serve
         * @description `checks` names what can serve and what cannot: to the holder of `METRICS_TOKEN`, and outside production to everybody where none is set.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the metrics in the Prometheus text format
         * @description With `METRICS_TOKEN` as the bearer token where it is set. In production without one it is refused with 403.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show this document */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show this document as a page */
        get: operations["getDocumentation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    ROAMING_DATA_INGESTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Field data was ingested
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveRoamingDataIngestedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RUN_CREATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run was created
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveRunCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RUN_STATUS_CHANGED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run has another status
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveRunStatusChangedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    APPROVAL_REQUESTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run waits for a person
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveApprovalRequestedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    APPROVAL_VOTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody voted on an approval that takes several
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveApprovalVotedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    APPROVAL_VOIDED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an approval is about was changed, a text or its time, so that votes before do not count any more
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveApprovalVoidedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    APPROVAL_ESCALATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An approval’s deadline passed, and more people may decide it
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveApprovalEscalatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    APPROVAL_DECIDED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An approval was decided
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveApprovalDecidedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ARTIFACT_CREATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A step or a refinement made an artifact
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveArtifactCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    HOT_LEAD_FLAGGED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reply shows buying intent
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveHotLeadFlaggedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_CONFIRMED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An appointment was booked
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveBookingConfirmedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    CONTACT_SUPPRESSED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A number or an address was put on the do-not-call list
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveContactSuppressedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BUDGET_THRESHOLD_REACHED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A day’s or month’s spending on models reached a part of its budget
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveBudgetThresholdReachedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    WEBHOOK_TEST: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody tried the callback; not among the live events
         * @description Any 2xx takes it. 410 ends the registration; after any other answer it is sent again, up to five times.
         */
        post: operations["receiveWebhookTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Error: {
            /** @constant */
            success: false;
            /** @description What is wrong, in one sentence. */
            error: string;
            /** @description The same sentence as `error`. */
            message: string;
            /** @enum {string} */
            code: "invalid_input" | "not_pending_approval" | "email_taken" | "provider_rejected" | "unauthenticated" | "second_factor_required" | "forbidden" | "confirmation_required" | "member_removed" | "workspace_suspended" | "workspace_deleted" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "stale_subject" | "budget_exceeded" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "misdirected_request" | "wrong_cell" | "rate_limited" | "headers_too_large" | "internal" | "speech_failed" | "provider_failed" | "upstream_failed" | "unavailable";
            requestId: string;
            issues?: {
                /** @description The field, as a dotted path. */
                path: string;
                message: string;
            }[];
            /**
             * @description Of `budget_exceeded`. `price`: the model’s price is unknown.
             * @enum {string}
             */
            budget?: "daily" | "monthly" | "run" | "price";
            /** @description Of `budget_exceeded`: null where it is the price. */
            limitUsd?: number | null;
            /** @description Of `budget_exceeded`: the most that the call can cost. */
            neededUsd?: number;
            /**
             * @description Of `budget_exceeded`: what happens to steps.
             * @enum {string}
             */
            onLimit?: "pause" | "refuse";
            /** @description Of `conflict`: who decided the approval before. */
            decidedBy?: string;
            /**
             * Format: date-time
             * @description Of `conflict`: when that was.
             */
            decidedAt?: string;
            /**
             * @description Of `conflict`: the caller’s vote was counted.
             * @constant
             */
            hasVoted?: true;
            /** @description Of `conflict`: a free slot instead of the booked one; null: there is none. */
            nextAvailable?: string | null;
            /** @description Of `stale_subject`: of what would be done by now. */
            subjectDigest?: string;
            /** @description Of `precondition_failed`: the revision that is the newest by now. */
            newestArtifactId?: string;
            /** @description Of `wrong_cell`: the cell that has the workspace. */
            cell?: string;
            /** @description Of `second_factor_required`: goes with the factor to `/api/auth/login/factor`. */
            challenge?: string;
            /** @description Of `second_factor_required`: with any of which the sign-in can be finished. */
            factors?: ("totp" | "passkey" | "recovery_code")[];
            /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON` or `…RequestOptionsFromJSON`. */
            passkeyOptions?: {
                challenge: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Of `second_factor_required` after a provider: the path that it was begun for. */
            returnTo?: string;
        } & {
            [key: string]: unknown;
        };
        User: {
            id: string;
            /** @description Has the prefix `usr_`; the same value as `id`. */
            openId: string;
            email: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "admin" | "approver" | "editor" | "viewer" | "auditor";
            /** @description The personal workspace. */
            workspaceId: string;
            /** @enum {string} */
            loginMethod: "email" | "google";
            /** @description Whether the address was proved to be this person’s: by a mailed link or by a sign-in provider. Absent while the identity service is away. */
            emailVerified?: boolean;
        };
        SignInWays: {
            /** @enum {string} */
            tenancy: "open" | "strict";
            /**
             * @description Who may have an account: everybody, who is invited, or nobody.
             * @enum {string}
             */
            signUp: "open" | "invite" | "off";
        };
        Session: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Written at most every five minutes.
             */
            lastSeenAt: string;
            /** @description Of the sign-in. */
            userAgent: string | null;
            /** @description The address that it was last used from. */
            address: string | null;
            /** @description Whether the request was made with it. */
            current: boolean;
        };
        Invitation: {
            id: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "admin" | "approver" | "editor" | "viewer" | "auditor";
            /** Format: date-time */
            expiresAt: string;
        };
        Factor: {
            id: string;
            /**
             * @description `totp`: the codes of an authenticator application.
             * @enum {string}
             */
            kind: "totp" | "passkey";
            name: string;
            /** Format: date-time */
            createdAt: string;
            lastUsedAt: string | null;
        };
        SsoConnection: {
            issuer: string;
            clientId: string;
            domains: {
                domain: string;
                proved: boolean;
                provedAt: string | null;
                /** @description Where the TXT record goes that proves the domain. */
                recordName: string;
                recordValue: string;
            }[];
            roleClaim: string | null;
            roleMapping: {
                [key: string]: "owner" | "admin" | "approver" | "editor" | "viewer" | "auditor";
            };
            /** @enum {string} */
            defaultRole: "owner" | "admin" | "approver" | "editor" | "viewer" | "auditor";
            ssoOnly: boolean;
            /** @description Since when a directory may provision users and groups; null where none may. */
            scimTokenCreatedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ScimError: {
            schemas: "urn:ietf:params:scim:api:messages:2.0:Error"[];
            status: string;
            scimType?: string;
            detail: string;
        };
        Workspace: {
            id: string;
            name: string;
            /**
             * @description Of who asks.
             * @enum {string}
             */
            role: "owner" | "admin" | "approver" | "editor" | "viewer" | "auditor";
            /** @description Whether the request was made in it. */
            current: boolean;
            /** @description IANA name; null: `defaultTimeZone` counts. */
            timeZone: string | null;
            /** @description IANA name of the zone of the installation, which counts where none is set. */
            defaultTimeZone: string;
            workingHours: {
                days: number[];
                from: string;
                to: string;
            };
            brandName: string | null;
            /** @description Whether who decides something with an external effect must have confirmed the session. */
            confirmDecisions: boolean;
        };
        ApiToken: {
            id: string;
            name: string;
            /** @enum {string} */
            kind: "service" | "agent";
            scopes: ("read" | "ingest" | "runs:start" | "runs:decide" | "artifacts:write" | "audit:read" | "knowledge:write" | "calendar")[];
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            expiresAt: string | null;
            /** @description Written at most every five minutes. */
            lastUsedAt: string | null;
        };
        Actor: {
            /** @enum {string} */
            kind: "person" | "service" | "agent" | "system" | "anonymous";
            /** @description Of the user or the token; null for the others. */
            id: string | null;
            /** @description As it was then. */
            name: string;
        };
        Delegation: {
            to: string;
            /** Format: date-time */
            until: string;
        };
        Member: {
            userId: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "admin" | "approver" | "editor" | "viewer" | "auditor";
            /** @description What approval policies may ask for as `title:<title>`. */
            titles: string[];
            /** Format: date-time */
            joinedAt: string;
            /** @description Who may decide in the member’s place, while it lasts. */
            delegate: {
                userId: string;
                /** Format: date-time */
                until: string;
            } | null;
        };
        NotificationSettings: {
            /**
             * @description Mails about runs that wait for a decision of mine: one for each at once, one a day for all, or none. Where a deadline has passed a mail comes at once, unless it is `never`.
             * @enum {string}
             */
            approvals: "immediately" | "daily" | "never";
        };
        SyncState: {
            version: string;
            /** Format: date-time */
            syncedAt: string;
            workspaceId: string;
            systemHealth: {
                /** @enum {string} */
                status: "operational" | "degraded" | "down";
                saifGuardrailsActive: boolean;
                queueLoad: number;
            };
            metrics: {
                activeTasks: number;
                pendingApprovalsCount: number;
                totalWorkflows: number;
            };
            workflows: components["schemas"]["Workflow"][];
            pendingApprovals: {
                approvalId: string;
                runId: string;
                workflowId: string;
                workflowName: string | null;
                /** Format: date-time */
                requestedAt: string;
                stepTitle: string;
                reason: string;
            }[];
            recentAuditLogs: components["schemas"]["AuditLogEntry"][];
            recentRoamingIngestions: components["schemas"]["Ingestion"][];
        };
        Workflow: {
            id: string;
            code: string;
            name: string;
            departmentCode: string;
            /** @enum {string} */
            status: "active" | "retired";
            requiresApproval: boolean;
            stepCount: number;
        };
        AuditLogEntry: {
            /** Format: starts_with */
            id: string;
            /** Format: date-time */
            timestamp: string;
            agent: string;
            action: string;
            model: string;
            message: string;
            /** @enum {string} */
            status: "success" | "requires_approval" | "warning" | "error";
            latencyMs: number;
            tokensTotal: number;
            /** @description US dollars, decimal. */
            cost: string;
            policyChecks: {
                saifPassed: boolean;
                /** @description Items of personal data found and redacted. */
                piiDetected: number;
                budgetThresholdPassed: boolean;
            };
            details: {
                [key: string]: unknown;
            };
            actor?: components["schemas"]["Actor"];
        };
        Ingestion: {
            ingestionId: string;
            /** Format: date-time */
            receivedAt: string;
            source: string;
            /** @enum {string} */
            dataType: "lead" | "voice_note" | "signal" | "observation" | "task_dispatch" | "telemetry" | "custom";
            /** @enum {string} */
            status: "ingested" | "routed_to_workflow";
            routedRunId?: string;
            notes?: string;
        };
        TriggerWorkflow: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "trigger_workflow";
            workflowId: string;
            /** @default {} */
            payload?: {
                [key: string]: unknown;
            } | null;
        };
        ApproveRun: {
            /** @description The pause that is decided: 409 when it is not the one that the run waits at. Without it the pause is decided that was open when the request arrived. */
            approvalId?: string | null;
            /** @description What the decider says to it; audited. */
            comment?: string | null;
            /** @description Of an approval of a run that waits for its budget: what it may spend beyond the budgets, in US dollars. Default: the most that the step can cost. */
            grantUsd?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "approve_run";
            runId: string;
        };
        RejectRun: {
            /** @description The pause that is decided: 409 when it is not the one that the run waits at. Without it the pause is decided that was open when the request arrived. */
            approvalId?: string | null;
            /** @description What the decider says to it; audited. */
            comment?: string | null;
            /** @description Of an approval of a run that waits for its budget: what it may spend beyond the budgets, in US dollars. Default: the most that the step can cost. */
            grantUsd?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "reject_run";
            runId: string;
        };
        Webhook: {
            /** @description The `subscriberId` of the registration. */
            id: string;
            /** @description In its normal form. Who may not delete it gets `…` for its path, which may be a secret. */
            endpointUrl: string;
            label: string;
            /** @description `null`: all events. */
            events: ("ROAMING_DATA_INGESTED" | "RUN_CREATED" | "RUN_STATUS_CHANGED" | "APPROVAL_REQUESTED" | "APPROVAL_VOTED" | "APPROVAL_VOIDED" | "APPROVAL_ESCALATED" | "APPROVAL_DECIDED" | "ARTIFACT_CREATED" | "HOT_LEAD_FLAGGED" | "BOOKING_CONFIRMED" | "CONTACT_SUPPRESSED" | "BUDGET_THRESHOLD_REACHED")[] | null;
            /**
             * @description `disabled` after three days of failures only; registering the URL enables it.
             * @enum {string}
             */
            status: "active" | "disabled";
            /** Format: date-time */
            createdAt: string;
            lastDelivery: components["schemas"]["WebhookDelivery"] | null;
        };
        WebhookDelivery: {
            /** @description The event’s, which every try sends as `webhook-id`. */
            id: string;
            /** @enum {string} */
            event: "ROAMING_DATA_INGESTED" | "RUN_CREATED" | "RUN_STATUS_CHANGED" | "APPROVAL_REQUESTED" | "APPROVAL_VOTED" | "APPROVAL_VOIDED" | "APPROVAL_ESCALATED" | "APPROVAL_DECIDED" | "ARTIFACT_CREATED" | "HOT_LEAD_FLAGGED" | "BOOKING_CONFIRMED" | "CONTACT_SUPPRESSED" | "BUDGET_THRESHOLD_REACHED";
            /**
             * Format: date-time
             * @description The last try.
             */
            at: string;
            /**
             * @description `pending`: tried without success, and tried again soon.
             * @enum {string}
             */
            status: "delivered" | "failed" | "pending";
            attempts: number;
            /** @description `null` where no answer came. */
            responseStatus: number | null;
        };
        SlotList: {
            available: boolean;
            /** @description IANA name; the business hours are in it. */
            timezone: string;
            /** @description Free slots of 30 minutes, by their beginning. */
            slots: string[];
            humanHost: string;
        };
        Booking: {
            /** @constant */
            success: true;
            /** @description Has the prefix `VBK-`. */
            bookingRef: string;
            /** @constant */
            status: "confirmed";
            message: string;
        };
        CallRecorded: {
            /** @constant */
            received: true;
            callId: string;
            /** @constant */
            crmStatus: "logged_to_vault";
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            timestamp: string;
        };
        Dispatch: {
            /** @constant */
            success: true;
            /** @description Has the prefix `VOUT-`. */
            dispatchId: string;
            /** @constant */
            status: "queued";
            /** @description As it was sent. */
            recipientPhone: string;
            scriptPrompt: string;
            agentAssigned: string;
        };
        AssessmentQuestion: {
            /** @description Has the prefix `aq_`. */
            id: string;
            /** @enum {string} */
            domain: "Operations" | "Sales" | "Marketing" | "Finance" | "Technology" | "Leadership";
            /** @enum {string} */
            depth: "exploratory" | "diagnostic" | "executive";
            /** @description The question as it is asked. */
            text: string;
            /** @description What the question assesses. */
            skill: string;
            /** @description What to listen for in the answer. */
            evaluation: string;
            /** @description Keywords that a telling answer holds. */
            signals: string[];
            /** @description False for system questions only. */
            isCustom: boolean;
            /** @enum {string} */
            source: "system" | "manual" | "ai_synthesized";
            /** @description Absent: global, and every workspace sees it. */
            workspaceId?: string;
        };
        AssessmentSession: {
            /** @description Has the prefix `as_`. */
            id: string;
            /** Format: date-time */
            createdAt: string;
            callNotes: string;
            clientName: string;
            /** @enum {string} */
            domain: "Operations" | "Sales" | "Marketing" | "Finance" | "Technology" | "Leadership" | "All";
            detectedSignals: string[];
            findings: unknown[];
            selectedQuestionIds: string[];
            /** @description Absent: global, and every workspace sees it. */
            workspaceId?: string;
        };
        IcpProfile: {
            /** @description Has the prefix `icp_`. */
            id: string;
            /** @description What the profile is called, as `Multi-site dental groups`. */
            name: string;
            industry: string;
            /** @description Who decides on the purchase. */
            targetRole: string;
            /** @description Number of people, as `10-50`. */
            companySize: string;
            /** @description Yearly revenue, as `$1M-$5M`. */
            revenueRange: string;
            valueProposition: string;
            /** @description What makes the need acute. */
            acutePainTriggers: string[];
            /** @description What shows from outside that they may buy. */
            buyingSignals: string[];
            /** @description What rules a company out. */
            disqualifiers: string[];
            /** @description How to open the conversation. */
            outreachAngles: string[];
            /** @enum {string} */
            source: "system" | "manual" | "ai_synthesized";
            /** @description Absent: global, and every workspace sees it. */
            workspaceId?: string;
        };
        IcpDossier: {
            /** @description What the profile is called, as `Multi-site dental groups`. */
            name: string;
            industry: string;
            /** @description Who decides on the purchase. */
            targetRole: string;
            /** @description Number of people, as `10-50`. */
            companySize: string;
            /** @description Yearly revenue, as `$1M-$5M`. */
            revenueRange: string;
            valueProposition: string;
            /** @description What makes the need acute. */
            acutePainTriggers: string[];
            /** @description What shows from outside that they may buy. */
            buyingSignals: string[];
            /** @description What rules a company out. */
            disqualifiers: string[];
            /** @description How to open the conversation. */
            outreachAngles: string[];
        };
        ListedSnapshot: {
            /** @description Has the prefix `snap_`. */
            id: string;
            name: string;
            officeName: string;
            description: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description As `1.0.0`. */
            version: string;
            tags: string[];
            scope: components["schemas"]["SnapshotScope"];
            /** @description At most 8,192 bytes of JSON: the largest parts are left out until it fits. */
            configuration: {
                llmSettings?: components["schemas"]["ModelSettings"];
                integrations?: {
                    [key: string]: {
                        enabled: boolean;
                    } & {
                        [key: string]: unknown;
                    };
                };
                /** @description Resolved when the snapshot is restored. */
                activeAgents?: (string | ({
                    id?: string;
                    code?: string;
                    name?: string;
                    role?: string;
                } & {
                    [key: string]: unknown;
                }))[];
                /** @description Resolved when the snapshot is restored. */
                activeWorkflows?: (string | ({
                    id?: string;
                    code?: string;
                    name?: string;
                    role?: string;
                } & {
                    [key: string]: unknown;
                }))[];
                /** @description The steps’ action prompts, by `<workflow id>.<step>` as `mkt-01.draft`. */
                prompts?: {
                    [key: string]: string;
                };
            };
            /**
             * @description Fields are missing; the single record has all of them.
             * @constant
             */
            truncated?: true;
        };
        SnapshotScope: {
            integrations: boolean;
            /** @description `llmSettings`. */
            hyperparameters: boolean;
            /** @description `activeAgents`. */
            swarms: boolean;
            /** @description `activeWorkflows`. */
            playbooks: boolean;
            prompts: boolean;
        };
        /** @description What runs ask models with; the defaults where nothing was set. */
        ModelSettings: {
            temperature: number;
            topP: number;
            maxOutputTokens: number;
            /** @description The model that is tried second; true: the service’s own, false: none. */
            tier2Fallback: string | boolean;
            /** @description The model that is tried third; true: the service’s own, false: none. */
            tier3Fallback: string | boolean;
            /** @description A step whose models all refuse composes its text instead of failing its run. */
            zeroRefusalMode: boolean;
        };
        Snapshot: {
            /** @description Has the prefix `snap_`. */
            id: string;
            name: string;
            officeName: string;
            description: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description As `1.0.0`. */
            version: string;
            tags: string[];
            scope: components["schemas"]["SnapshotScope"];
            configuration: components["schemas"]["SnapshotConfiguration"];
        };
        SnapshotConfiguration: {
            llmSettings: components["schemas"]["ModelSettings"];
            integrations: {
                [key: string]: {
                    enabled: boolean;
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Resolved when the snapshot is restored. */
            activeAgents: (string | ({
                id?: string;
                code?: string;
                name?: string;
                role?: string;
            } & {
                [key: string]: unknown;
            }))[];
            /** @description Resolved when the snapshot is restored. */
            activeWorkflows: (string | ({
                id?: string;
                code?: string;
                name?: string;
                role?: string;
            } & {
                [key: string]: unknown;
            }))[];
            /** @description The steps’ action prompts, by `<workflow id>.<step>` as `mkt-01.draft`. */
            prompts: {
                [key: string]: string;
            };
        };
        ListedRun: {
            id: string;
            workflowId: string;
            workflowName: string | null;
            /** @enum {string} */
            status: "pending" | "running" | "paused_for_approval" | "completed" | "failed";
            triggerSource: string;
            /** @description At most 8,192 bytes of JSON: the largest fields are left out until it fits. */
            initialContext: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            completedAt: string | null;
            errorMessage: string | null;
            /** @description Absent for runs of before it was recorded. */
            startedBy?: components["schemas"]["Actor"];
            /**
             * @description Fields are missing; the single record has all of them.
             * @constant
             */
            truncated?: true;
        };
        RunDetail: {
            run: components["schemas"]["Run"];
            workflow: components["schemas"]["Workflow"] | null;
            steps: components["schemas"]["RunStep"][];
            artifacts: components["schemas"]["Artifact"][];
            totalToolsCount: number;
            /** @description US dollars, decimal. */
            totalCost: string;
            totalLatencyMs: number;
            /** @description The pause that waits for a decision; null while the run is not paused. */
            approvalId: string | null;
            /** @description The run whose completion handed over to this one; null for none. */
            handedOverFrom: {
                runId: string;
                workflowId: string;
                workflowName: string | null;
                /** @enum {string} */
                status: "pending" | "running" | "paused_for_approval" | "completed" | "failed";
            } | null;
            /** @description The runs that this one handed over to, oldest first. */
            handedOverTo: {
                runId: string;
                workflowId: string;
                workflowName: string | null;
                /** @enum {string} */
                status: "pending" | "running" | "paused_for_approval" | "completed" | "failed";
            }[];
            /** @description The run with whose input this one was started again; null for none. */
            restartedFrom: string | null;
        };
        Run: {
            id: string;
            workflowId: string;
            workflowName: string | null;
            /** @enum {string} */
            status: "pending" | "running" | "paused_for_approval" | "completed" | "failed";
            triggerSource: string;
            initialContext: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            completedAt: string | null;
            errorMessage: string | null;
            /** @description Absent for runs of before it was recorded. */
            startedBy?: components["schemas"]["Actor"];
        };
        RunStep: {
            id: string;
            sequence: number;
            title: string;
            /** @enum {string} */
            type: "generate" | "tool" | "approval";
            actionPrompt: string;
            /** @enum {string} */
            status: "pending" | "running" | "completed" | "failed" | "skipped";
            agentName: string;
            agentRole: string;
            toolsExecuted: string[];
            artifactsCreated: number;
            model: string | null;
            tokensTotal: number;
            /** @description US dollars, decimal; null where the price is unknown. */
            cost: string | null;
            latencyMs: number | null;
            startedAt: string | null;
            completedAt: string | null;
            error: string | null;
        };
        Artifact: {
            id: string;
            /** @enum {string} */
            artifactType: "post" | "calendar_entry" | "document" | "file" | "crm_diff" | "csv";
            title: string;
            content: string;
            summary: string | null;
            /** @enum {string} */
            status: "draft" | "scheduled" | "published" | "archived";
            scheduledFor: string | null;
            targetPlatform: string | null;
            qualityScore: number | null;
            qualityGrade: ("A" | "B" | "C" | "F") | null;
            verificationNotes: components["schemas"]["Evaluation"] | null;
            revisionVersion: number;
            parentArtifactId: string | null;
            workflowRunId: string;
            workflowRunStepId: string | null;
            workflowId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who made the revision; absent for those of before it was recorded. */
            author?: components["schemas"]["Actor"];
            /**
             * @description Nobody asked for the time of `scheduledFor`, or for its hour: the service proposes it.
             * @constant
             */
            proposed?: true;
        };
        Evaluation: {
            score: number;
            /** @enum {string} */
            grade: "A" | "B" | "C" | "F";
            passed: boolean;
            feedback: string[];
            suggestions: string[];
            rubric: {
                brandAlignment: number;
                actionableCta: number;
                factualIntegrity: number;
                formatting: number;
            };
            /** Format: date-time */
            evaluatedAt: string;
            /** @description `rules`, or `rules and <model>` where a second opinion lowered the grade; only where one may be asked for. */
            judgedBy?: string;
        };
        FieldNames: {
            /** @description By each name the field that it means, under a name that workflows read; a path names what stands within another field, as `voucher.party`. Case, spaces and marks of a name do not count. */
            fieldNames: {
                [key: string]: string;
            };
        };
        TestedFieldNames: {
            /** @description The data as texts are written from it. */
            read: {
                [key: string]: unknown;
            };
            /** @description Fields of `read` whose names nobody knows, by the name or path that a name of the workspace’s own may say the meaning of; 100 at most, values clipped to 200 characters. */
            unknown: {
                name: string;
                value: string;
            }[];
            /** @description What the workflow makes use of, and finds nowhere in the data. */
            missing: string[];
            /** @description What its texts cannot be sent without, as the approval of a run would ask for it. */
            needs: {
                /** @description What the line of a comment begins with that says it. */
                name: string;
                /** @description What is asked of what is on record; null where nothing is. */
                question: string | null;
            }[];
        };
        Approval: {
            id: string;
            runId: string;
            workflowId: string;
            workflowName: string | null;
            stepTitle: string;
            reason: string;
            /** @description The facts that are missing, which `reason` asks for: `send_back` with a line `name: answer` in the `comment` for each says them. Absent where none are. */
            needs?: {
                /** @description What the line of a comment begins with that says it. */
                name: string;
                /** @description What is asked of what is on record; null where nothing is. */
                question: string | null;
            }[];
            /** @enum {string} */
            kind: "gate" | "budget" | "handoff" | "policy";
            /** @enum {string} */
            effect: "internal" | "external";
            /** Format: date-time */
            requestedAt: string;
            /**
             * Format: date-time
             * @description It is escalated or rejected then, never approved.
             */
            deadline?: string;
            /** Format: date-time */
            escalatedAt?: string;
            startedBy: components["schemas"]["Actor"] | null;
            /** @description What is decided on: while it is open, what the run has made by now; once it is decided, what was decided on. */
            artifacts: {
                id: string;
                title: string;
                /** @enum {string} */
                artifactType: "post" | "calendar_entry" | "document" | "file" | "crm_diff" | "csv";
                targetPlatform: string | null;
                qualityScore: number | null;
                qualityGrade: ("A" | "B" | "C" | "F") | null;
            }[];
            /**
             * @description It was decided in a release that did not keep what was decided on: `artifacts` is empty, and what the run has made by now stands with the run.
             * @constant
             */
            artifactsNotKept?: true;
            /** @description When the post that an open approval is about goes out; absent where it is about none. */
            publication?: {
                /** @description The post: its `PATCH` changes the time. */
                artifactId: string;
                /** @description Null: when the run ends. */
                scheduledFor: string | null;
                /**
                 * @description Nobody asked for the time, or for its hour: the service proposes it.
                 * @constant
                 */
                proposed?: true;
            };
            /** @description US dollars, decimal. */
            costSoFar: string;
            /** @description What all policies that apply ask for together. */
            policy: {
                have: number;
                need: number;
                /** @description Of all that apply, separated by commas; null for none. */
                name: string | null;
                roles: string[];
                notInitiator: boolean;
            };
            /** @description Each policy that applies; all must be satisfied. */
            policies: {
                have: number;
                need: number;
                /** @description Of all that apply, separated by commas; null for none. */
                name: string | null;
                roles: string[];
                notInitiator: boolean;
            }[];
            /** @description Oldest first. */
            votes: {
                by: components["schemas"]["Actor"];
                /** @description The member whose delegate voted. */
                inPlaceOf?: components["schemas"]["Actor"];
                /** @enum {string} */
                decision: "approve" | "reject" | "send_back";
                comment: string | null;
                /** Format: date-time */
                at: string;
                /**
                 * @description What it approved was changed since, so it does not count.
                 * @constant
                 */
                voided?: true;
            }[];
            /** @enum {string} */
            status: "open" | "approved" | "rejected" | "sent_back" | "expired";
            decidedBy?: components["schemas"]["Actor"];
            /** Format: date-time */
            decidedAt?: string;
            /** @description Of what would be done: send it back with the decision. */
            subjectDigest: string;
            /** @description Whether the caller may decide it now. */
            mayDecide: boolean;
            whyNot?: string;
        };
        ApprovalPolicies: {
            policies: components["schemas"]["ApprovalPolicy"][];
            /** @description 0 before any were set; a pause keeps the one it began with. */
            version: number;
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        ApprovalPolicy: {
            name: string;
            when: {
                workflow?: string;
                department?: string;
                /** @enum {string} */
                effect?: "internal" | "external";
                costUsd?: {
                    gte: number;
                };
                personalData?: boolean;
                qualityBelow?: number;
                artifactTypes?: ("post" | "calendar_entry" | "document" | "file" | "crm_diff" | "csv")[];
                platforms?: string[];
                /** @enum {string} */
                startedBy?: "person" | "service" | "agent" | "system" | "anonymous";
            };
            require: {
                count: number;
                roles: string[];
                notInitiator: boolean;
            };
            deadline?: {
                after: string;
                /** @enum {string} */
                then: "escalate" | "reject";
                to?: string[];
            };
        };
        ApprovalPolicyInput: {
            name: string;
            /** @default {} */
            when?: {
                /** @description The workflow’s id or code. */
                workflow?: string | null;
                /** @description The department’s code, as `mkt`. */
                department?: string | null;
                /** @description `external`: people outside the company are meant to read what is approved. */
                effect?: ("internal" | "external") | null;
                /** @description What the run has cost so far, in US dollars. */
                costUsd?: {
                    gte: number;
                } | null;
                /** @description Whether the run’s data or outputs have any. */
                personalData?: boolean | null;
                /** @description An artifact of the run was scored lower. */
                qualityBelow?: number | null;
                /** @description The run has made one of these, or will. */
                artifactTypes?: ("post" | "calendar_entry" | "document" | "file" | "crm_diff" | "csv")[] | null;
                /** @description The run makes something for one of these. */
                platforms?: string[] | null;
                startedBy?: ("person" | "service" | "agent" | "system" | "anonymous") | null;
            } | null;
            require: {
                /**
                 * @description Votes of different people.
                 * @default 1
                 */
                count?: number | null;
                /**
                 * @default [
                 *       "approver"
                 *     ]
                 */
                roles?: string[] | null;
                /**
                 * @description Who started the run, or a run that handed it over, does not decide it.
                 * @default false
                 */
                notInitiator?: boolean | null;
            };
            deadline?: {
                /**
                 * Format: duration
                 * @description Hours and days count the workspace’s working hours; shorter ones run at once.
                 */
                after: string;
                /** @enum {string} */
                then: "escalate" | "reject";
                /** @description Who may decide too once it escalated; admins by default. */
                to?: string[] | null;
            } | null;
        };
        Budgets: {
            /** @description For a UTC day. */
            dailyUsd: number;
            /** @description For a UTC calendar month; null for no limit. */
            monthlyUsd: number | null;
            /** @description For all steps of one run; null for no limit. */
            perRunUsd: number | null;
            /** @enum {string} */
            onLimit: "pause" | "refuse";
            allowUnknownPrices: boolean;
            spentTodayUsd: number;
            /** @description What calls under way may cost at most. */
            reservedUsd: number;
            spentThisMonthUsd: number;
        };
        MetricSeries: {
            /** @enum {string} */
            metric: "runs" | "waiting" | "cost" | "quality" | "latency";
            /** @enum {string} */
            bucket: "hour" | "day" | "week";
            /** @description The workspace’s time zone, an IANA name. */
            timeZone: string;
            /** @description The beginnings of the buckets, oldest first. */
            times: string[];
            /**
             * Format: date-time
             * @description The end of the last bucket.
             */
            until: string;
            series: {
                name: string;
                /** @enum {string} */
                unit: "count" | "usd" | "score" | "ms";
                /** @description One for each bucket; null where there is nothing to measure. */
                values: (number | null)[];
            }[];
        };
        ArtifactDetail: {
            artifact: components["schemas"]["Artifact"];
            /** @description All revisions of the artifact, itself included, oldest first. */
            lineage: {
                id: string;
                revisionVersion: number;
                /** @description Who made the revision; null for those of before it was recorded. */
                author: components["schemas"]["Actor"] | null;
                /** Format: date-time */
                createdAt: string;
                qualityScore: number | null;
                /** @enum {string} */
                status: "draft" | "scheduled" | "published" | "archived";
            }[];
            /** @description The artifact’s latest. */
            evaluation: components["schemas"]["Evaluation"] | null;
        };
        MarketplaceItems: {
            workspaceId: string;
            playbooks: components["schemas"]["MarketplacePlaybook"][];
            apps: components["schemas"]["MarketplaceApp"][];
            books: components["schemas"]["MarketplaceBook"][];
            /** @description All items: playbooks, apps and books. */
            totalCount: number;
            /** @description The mounted playbooks. */
            mountedCount: number;
        };
        MarketplacePlaybook: {
            id: string;
            /** @constant */
            category: "playbooks";
            name: string;
            department: string;
            departmentCode: string;
            /** @description For display, as `$49 / month`. */
            price: string;
            /** @description How many workflows mounting deploys. */
            workflowsCount: number;
            /** @description For display, as `72%`. */
            automationRate: string;
            /** @description For display, as `38%`. */
            cycleTimeReduction: string;
            tags: string[];
            isMounted: boolean;
            /** @enum {string} */
            status: "Mounted & Active" | "Available to Mount";
            /**
             * @description `success` when mounted.
             * @enum {string}
             */
            statusVariant: "success" | "neutral";
        };
        MarketplaceApp: {
            id: string;
            /** @constant */
            category: "apps";
            name: string;
            status: string;
            /** @description A path of this site, or a URL where `isExternal` is true. */
            launchUrl: string;
            isExternal: boolean;
            isBetaOnly: boolean;
            /** @description `none` where `isBetaOnly` is false. */
            betaTierRequired: string;
        };
        MarketplaceBook: {
            id: string;
            /** @constant */
            category: "books";
            name: string;
            /** @description For display, as `$29.00`. */
            price: string;
            /** @description The product page. */
            shopUrl: string;
        };
        MountChanged: {
            /** @constant */
            success: true;
            message: string;
            packageId: string;
            workspaceId: string;
        };
        AuditStats: {
            workspaceId: string;
            totalEvents24h: number;
            /** @description Runs paused for approval. */
            pendingReviews: number;
            securityAlerts: number;
            /** @description US dollars, decimal. */
            totalCost24h: string;
            /** @description Percentage, as `98.5%`. */
            saifComplianceRate: string;
        };
        AuditVerification: {
            workspaceId: string;
            valid: boolean;
            checkedEvents: number;
            /** @description SHA-256 of the newest link, hexadecimal. */
            headHash: string;
            /**
             * @description The end of the chain was lost, and nobody has acknowledged it.
             * @constant
             */
            state?: "rolled_back";
            /** @description How far a chain that is rolled back was seen before. */
            witnessed?: {
                position: number;
                headHash: string | null;
            };
            /** @description Those that were acknowledged. */
            rollbacks?: {
                /** Format: date-time */
                at: string;
                /** @description The first that was lost. */
                position: number;
                by: string;
                reason: string;
            }[];
            brokenAt?: {
                id: string | null;
                position: number;
                reason: string;
            };
        };
        ColdmailVerified: {
            /** @constant */
            success: true;
            message: string;
            /** @description How many campaigns the answer to a request for one held. */
            campaignCount: number;
        };
        CampaignList: {
            /** @constant */
            success: true;
            count: number;
            /** @description As the provider gives them. */
            campaigns: {
                [key: string]: unknown;
            }[];
        };
        ColdmailEventProcessed: {
            /** @constant */
            success: true;
            /**
             * Format: date-time
             * @description When the event was first processed.
             */
            timestamp: string;
            processed: {
                /** @enum {string} */
                actionTaken: "flagged_hot_lead" | "logged_activity";
                leadEmail: string;
                summary: string;
                isHotLead: boolean;
            };
        };
        SuppressedContact: {
            /** @description Has the prefix `sup_`. */
            id: string;
            /** @enum {string} */
            kind: "phone" | "email";
            /** @description A number in E.164, or an address in lower case. */
            value: string;
            reason: string;
            /** @enum {string} */
            source: "voice_call" | "coldmail" | "ingestion" | "run" | "manual";
            /** @description The call, event, ingestion or run it comes from. */
            sourceId: string | null;
            by: string;
            /** Format: date-time */
            createdAt: string;
        };
        Playbook: {
            id: string;
            name: string;
            description: string;
            /**
             * @description Only the handoffs of `active` playbooks run.
             * @enum {string}
             */
            status: "draft" | "active" | "review";
            ownerDepartmentCode: string;
            primaryOwner: string;
            approvalOwner: string;
            trigger: string;
            completionCriteria: string;
            stopConditions: string[];
            requiredInputs: string[];
            expectedOutputs: string[];
            evidenceRequirements: string[];
            /** @description Ordered by `sequence`. */
            handoffs: components["schemas"]["Handoff"][];
        };
        Handoff: {
            sequence: number;
            /** @description As `MKT-01`. */
            fromWorkflowCode: string;
            toWorkflowCode: string;
            fromDepartmentCode: string;
            toDepartmentCode: string;
            triggerSignal: string;
            /** @description Fields that the next run’s context must carry, and artifacts, by their names. */
            requiredPayload: string[];
            receivingOwner: string;
            /** @description The next run waits until a person accepts it. */
            approvalRequired: boolean;
            /** @description What happens while something required is missing. It begins with `Hold` (the next run waits for a person), `Proceed` (it runs without the missing evidence, and waits for a person where a field of the payload is missing) or `Return` (it is not started). */
            fallbackProtocol: string;
            /** @description Evaluated on the facts of the run that hands off: where it holds nothing is started. */
            stopCondition: string;
            /** @description Artifacts and approvals of the run that hands off, by their names. */
            evidenceRequired: string[];
        };
        NewPlant: {
            /**
             * Format: int64
             * @description Identification number.
             */
            id: number;
            name: string;
            /** @description Type of plant. */
            tag?: string | null;
        };
        PlantError: {
            /**
             * Format: int32
             * @description The HTTP status.
             */
            error: number;
            message: string;
        };
        Plant: {
            name: string;
            /** @description Type of plant. */
            tag?: string;
        };
        RoamingDataIngestedEvent: {
            /** @constant */
            event: "ROAMING_DATA_INGESTED";
            /** Format: date-time */
            timestamp: string;
            data: {
                ingestionId: string;
            };
        };
        RunCreatedEvent: {
            /** @constant */
            event: "RUN_CREATED";
            /** Format: date-time */
            timestamp: string;
            data: {
                runId: string;
                workflowId: string;
                /** @enum {string} */
                status: "pending" | "running" | "paused_for_approval" | "completed" | "failed";
                /** @description `(not a plain identifier)` in the place of other texts. */
                triggerSource: string;
            };
        };
        RunStatusChangedEvent: {
            /** @constant */
            event: "RUN_STATUS_CHANGED";
            /** Format: date-time */
            timestamp: string;
            data: {
                runId: string;
                workflowId: string;
                /** @enum {string} */
                status: "pending" | "running" | "paused_for_approval" | "completed" | "failed";
                /** @description Where it paused. */
                stepTitle?: string;
                /** @description What a decision answers, where it paused. */
                approvalId?: string;
            };
        };
        ApprovalRequestedEvent: {
            /** @constant */
            event: "APPROVAL_REQUESTED";
            /** Format: date-time */
            timestamp: string;
            data: {
                runId: string;
                workflowId: string;
                /** @constant */
                status: "paused_for_approval";
                stepTitle: string;
                /** @description What a decision answers; it says why the run waits. */
                approvalId: string;
                /** @description The audit entry that can be approved or rejected. */
                auditLogId: string;
            };
        };
        ApprovalVotedEvent: {
            /** @constant */
            event: "APPROVAL_VOTED";
            /** Format: date-time */
            timestamp: string;
            data: {
                runId: string;
                workflowId: string;
                approvalId: string;
                have: number;
                need: number;
            };
        };
        ApprovalVoidedEvent: {
            /** @constant */
            event: "APPROVAL_VOIDED";
            /** Format: date-time */
            timestamp: string;
            data: {
                runId: string;
                workflowId: string;
                approvalId: string;
            };
        };
        ApprovalEscalatedEvent: {
            /** @constant */
            event: "APPROVAL_ESCALATED";
            /** Format: date-time */
            timestamp: string;
            data: {
                runId: string;
                workflowId: string;
                approvalId: string;
                /** @description The roles that may decide too by now. */
                to: string[];
            };
        };
        ApprovalDecidedEvent: {
            /** @constant */
            event: "APPROVAL_DECIDED";
            /** Format: date-time */
            timestamp: string;
            data: {
                runId: string;
                workflowId: string;
                approvalId: string;
                /** @enum {string} */
                status: "approved" | "rejected" | "sent_back" | "expired";
            };
        };
        ArtifactCreatedEvent: {
            /** @constant */
            event: "ARTIFACT_CREATED";
            /** Format: date-time */
            timestamp: string;
            data: {
                artifactId: string;
                /** @enum {string} */
                artifactType: "post" | "calendar_entry" | "document" | "file" | "crm_diff" | "csv";
                /** @enum {string} */
                status: "draft" | "scheduled" | "published" | "archived";
                runId: string;
                workflowId: string;
            };
        };
        HotLeadFlaggedEvent: {
            /** @constant */
            event: "HOT_LEAD_FLAGGED";
            /** Format: date-time */
            timestamp: string;
            data: {
                eventId: string;
                /** @constant */
                status: "flagged_hot_lead";
                leadEmail: string;
                /** @enum {string} */
                eventType: "reply_received" | "lead_interested" | "lead_not_interested" | "email_sent" | "email_opened" | "link_clicked";
                campaignId?: string;
                /** @description The run that the lead started. */
                runId?: string;
            };
        };
        BookingConfirmedEvent: {
            /** @constant */
            event: "BOOKING_CONFIRMED";
            /** Format: date-time */
            timestamp: string;
            data: {
                bookingRef: string;
                /** @constant */
                status: "confirmed";
                /** Format: date-time */
                scheduledSlot: string;
            };
        };
        ContactSuppressedEvent: {
            /** @constant */
            event: "CONTACT_SUPPRESSED";
            /** Format: date-time */
            timestamp: string;
            data: {
                suppressedId: string;
                /** @constant */
                status: "suppressed";
                /** @enum {string} */
                kind: "phone" | "email";
                /** @enum {string} */
                source: "voice_call" | "coldmail" | "ingestion" | "run" | "manual";
                sourceId: string | null;
            };
        };
        BudgetThresholdReachedEvent: {
            /** @constant */
            event: "BUDGET_THRESHOLD_REACHED";
            /** Format: date-time */
            timestamp: string;
            data: {
                /**
                 * @description Of the budget, what is spent at least.
                 * @enum {number}
                 */
                percent: 50 | 80 | 100;
                /** @enum {string} */
                period: "day" | "month";
                /**
                 * Format: date
                 * @description The first day of the period (UTC).
                 */
                from: string;
                spentUsd: number;
                budgetUsd: number;
            };
        };
        WebhookTestEvent: {
            /** @constant */
            event: "WEBHOOK_TEST";
            /** Format: date-time */
            timestamp: string;
            data: {
                webhookId: string;
            };
        };
    };
    responses: never;
    parameters: {
        /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
        WorkspaceId: string;
        /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
        IdempotencyKey: string;
        /** @description Names the request in answers and logs; made up when absent. */
        RequestId: string;
        /** @description Standard Webhooks: the message’s id, the same in every try. */
        WebhookId: string;
        /** @description Standard Webhooks: seconds since 1970, at most five minutes from now. */
        WebhookTimestamp: string;
        /** @description Standard Webhooks: `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several separated by spaces. */
        WebhookSignature: string;
        /** @description For senders that cannot sign: the secret itself. */
        WebhookSecret: string;
        /** @description The `ETag` of an earlier answer: 304 when nothing has changed since. */
        IfNoneMatch: string;
        /** @description The `id` of the last event that came: continues after it, within the last 24 hours. */
        LastEventId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The request’s id: the caller’s own, if it was well-formed. */
        RequestId: string;
        /** @description Changes with the content. */
        EntityTag: string;
        /** @description Sets or clears the session cookie. */
        SessionCookie: string;
        /** @description Query parameters that the operation does not know, if there were such. */
        IgnoredParameters: string;
        /** @description Seconds after which a retry makes sense. */
        RetryAfter: number;
        /**
         * @description Where limits are on: each one’s name, its quota `q` and its window `w` in seconds (draft-ietf-httpapi-ratelimit-headers).
         * @example "requests-per-user";q=1200;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description How many requests `r` are left of each limit for the next `t` seconds.
         * @example "requests-per-user";r=1199;t=1
         */
        RateLimit: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana@example.com",
                 *       "password": "correct horse",
                 *       "name": "Dana"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @description At least 6 characters. */
                    password: string;
                    /** @description Default: the part of the email before `@`. */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The session token; the session cookie carries the same one. */
                        token: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana@example.com",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The session token; the session cookie carries the same one. */
                        token: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana@example.com",
                 *       "name": "Dana"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @description Default: the part of the email before `@`. */
                    name?: string | null;
                    /** @description A Google ID token; required where `GOOGLE_CLIENT_ID` is set. */
                    credential?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The session token; the session cookie carries the same one. */
                        token: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    listSignInWays: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"] | null;
                    };
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description Present where nothing could be ended: the credential is an identity provider’s token, which stays valid until it expires.
                         * @constant
                         */
                        ended?: false;
                    };
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse",
                 *       "newPassword": "correct horse battery"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                    /** @description At least 10 characters, and not one of the common passwords. */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana@example.com"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the code of the mail",
                 *       "newPassword": "correct horse battery"
                 *     }
                 */
                "application/json": {
                    token: string;
                    /** @description At least 10 characters, and not one of the common passwords. */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the code of the mail"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitations: components["schemas"]["Invitation"][];
                    };
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam@example.com",
                 *       "role": "viewer"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    role: "owner" | "admin" | "approver" | "editor" | "viewer" | "auditor";
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitation: components["schemas"]["Invitation"];
                    };
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the code of the mail",
                 *       "password": "correct horse battery",
                 *       "name": "Sam"
                 *     }
                 */
                "application/json": {
                    token: string;
                    /** @description Of the account that is made; without a credential. */
                    password?: string | null;
                    /** @description Default: the part of the email before `@`. */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The session token; the session cookie carries the same one. */
                        token: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    listFactors: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        factors: components["schemas"]["Factor"][];
                        recoveryCodesLeft: number;
                    };
                };
            };
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Phone"
                 *     }
                 */
                "application/json": {
                    /** @description Default: `Authenticator`. */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description In base32, to be typed into an authenticator application. */
                        secret: string;
                        /** @description The same as an `otpauth` URI, for a QR code. */
                        uri: string;
                    };
                };
            };
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "fac_01a1fc79b24e736488ce616f4df21850",
                 *       "code": "287082"
                 *     }
                 */
                "application/json": {
                    id: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        factor: components["schemas"]["Factor"];
                        /** @description With the first factor of the account. They are shown in this answer only. */
                        recoveryCodes?: string[];
                    };
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON` or `…RequestOptionsFromJSON`. */
                        options: {
                            challenge: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "bGV0IG1lIGluLCBpdCBpcyBtZSBhZ2FpbiwgYXMgYmVmb3Jl",
                 *       "passkey": {
                 *         "id": "Y3JlZGVudGlhbC0x",
                 *         "rawId": "Y3JlZGVudGlhbC0x",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "attestationObject": "oA"
                 *         }
                 *       },
                 *       "name": "Laptop"
                 *     }
                 */
                "application/json": {
                    /** @description `options.challenge`. */
                    challenge: string;
                    /** @description The `PublicKeyCredential` of `navigator.credentials.create()`, as JSON. */
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[] | null;
                        };
                    };
                    /** @description Default: `Passkey`. */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        factor: components["schemas"]["Factor"];
                        /** @description With the first factor of the account. They are shown in this answer only. */
                        recoveryCodes?: string[];
                    };
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Each signs in once. They are shown in this answer only. */
                        recoveryCodes: string[];
                    };
                };
            };
        };
    };
    removeFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    logInWithFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "bGV0IG1lIGluLCBpdCBpcyBtZSBhZ2FpbiwgYXMgYmVmb3Jl",
                 *       "totp": "287082"
                 *     }
                 */
                "application/json": {
                    /** @description Of the answer of the login. */
                    challenge: string;
                    /** @description The code of an authenticator application. */
                    totp?: string | null;
                    /** @description One of the recovery codes. */
                    recoveryCode?: string | null;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The session token; the session cookie carries the same one. */
                        token: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON` or `…RequestOptionsFromJSON`. */
                        options: {
                            challenge: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "bGV0IG1lIGluLCBpdCBpcyBtZSBhZ2FpbiwgYXMgYmVmb3Jl",
                 *       "passkey": {
                 *         "id": "Y3JlZGVudGlhbC0x",
                 *         "rawId": "Y3JlZGVudGlhbC0x",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "authenticatorData": "AAAA",
                 *           "signature": "MEUC"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description `options.challenge`. */
                    challenge: string;
                    /** @description The `PublicKeyCredential` of `navigator.credentials.get()`, as JSON. */
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The session token; the session cookie carries the same one. */
                        token: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    beginConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON` or `…RequestOptionsFromJSON`. */
                        options: {
                            challenge: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": {
                    password?: string | null;
                    /** @description The code of an authenticator application. */
                    totp?: string | null;
                    /** @description One of the recovery codes. */
                    recoveryCode?: string | null;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                    } | null;
                    /** @description With `passkey`: `options.challenge`. */
                    challenge?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @description How long the session counts as confirmed.
                         */
                        until: string;
                    };
                };
            };
        };
    };
    getSsoConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        connection: components["schemas"]["SsoConnection"] | null;
                        /** @description To be registered with the provider. */
                        redirectUri: string;
                    };
                };
            };
        };
    };
    saveSsoConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "issuer": "https://login.example.com",
                 *       "clientId": "workspace-ops",
                 *       "clientSecret": "the provider’s secret",
                 *       "domains": [
                 *         "example.com"
                 *       ],
                 *       "roleClaim": "groups",
                 *       "roleMapping": {
                 *         "Sales": "editor",
                 *         "Sales leads": "approver"
                 *       },
                 *       "defaultRole": "viewer",
                 *       "ssoOnly": false
                 *     }
                 */
                "application/json": {
                    issuer: string;
                    clientId: string;
                    /** @description Required for a new issuer or client; otherwise the stored one is kept. It is never shown. */
                    clientSecret?: string | null;
                    domains: string[];
                    /** @description The claim whose values, a text or a list of texts, `roleMapping` maps. Without it a sign-in changes no role. */
                    roleClaim?: string | null;
                    /**
                     * @description The role of each value of the claim, as it is written, and of each group of the directory, without regard to case: no two may differ in case alone. The highest counts. Only an owner may map to `owner`.
                     * @default {}
                     */
                    roleMapping?: {
                        [key: string]: "owner" | "admin" | "approver" | "editor" | "viewer" | "auditor";
                    } | null;
                    /** @enum {string} */
                    defaultRole: "admin" | "approver" | "editor" | "viewer" | "auditor";
                    /**
                     * @description People of the proved domains sign in through the provider only; owners of the workspace keep their passwords.
                     * @default false
                     */
                    ssoOnly?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        connection: components["schemas"]["SsoConnection"];
                    };
                };
            };
        };
    };
    deleteSsoConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    proveSsoDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "example.com"
                 *     }
                 */
                "application/json": {
                    domain: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        connection: components["schemas"]["SsoConnection"];
                    };
                };
            };
        };
    };
    startSsoSignIn: {
        parameters: {
            query?: {
                email?: string;
                /** @description A path of this service to go to at the end. */
                returnTo?: string | null;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A redirect to the provider. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    finishSsoSignIn: {
        parameters: {
            query?: {
                state?: string | null;
                code?: string | null;
                iss?: string | null;
                error?: string | null;
                error_description?: string | null;
                session_state?: string | null;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A redirect to a path of this service. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showSsoChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Goes with the factor to `/api/auth/login/factor`. */
                        challenge: string;
                        /** @description Any of them finishes the sign-in. */
                        factors: ("totp" | "passkey" | "recovery_code")[];
                        /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON` or `…RequestOptionsFromJSON`. */
                        passkeyOptions?: {
                            challenge: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    createScimToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the directory, as `Authorization: Bearer`. Shown once. */
                        token: string;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    deleteScimToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    listScimUsers: {
        parameters: {
            query?: {
                /** @description `attribute eq "value"`: of users `userName`, `externalId`, `displayName` or `id`; of groups `displayName`, `externalId` or `id`. */
                filter?: string | null;
                /** @description The first is 1. */
                startIndex?: string | null;
                /** @description At most 200. */
                count?: string | null;
                /** @description `members` is left out. */
                excludedAttributes?: string | null;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users, in the order in which they came. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:api:messages:2.0:ListResponse"[];
                        totalResults: number;
                        startIndex: number;
                        itemsPerPage: number;
                        Resources: {
                            schemas: "urn:ietf:params:scim:schemas:core:2.0:User"[];
                            id: string;
                            externalId?: string;
                            userName: string;
                            active: boolean;
                            displayName: string;
                            name: {
                                formatted?: string;
                                givenName?: string;
                                familyName?: string;
                            };
                            emails: {
                                value: string;
                                /** @constant */
                                type: "work";
                                /** @constant */
                                primary: true;
                            }[];
                            groups: {
                                value: string;
                                display: string;
                            }[];
                            meta: {
                                /** @constant */
                                resourceType: "User";
                                /** Format: date-time */
                                created: string;
                                /** Format: date-time */
                                lastModified: string;
                                location?: string;
                            };
                        }[];
                    };
                };
            };
        };
    };
    createScimUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schemas": [
                 *         "urn:ietf:params:scim:schemas:core:2.0:User"
                 *       ],
                 *       "userName": "dana@example.com",
                 *       "active": true
                 *     }
                 */
                "application/json": {
                    schemas?: string[] | null;
                    /**
                     * Format: email
                     * @description The email address, of a domain that the workspace has proved.
                     */
                    userName: string;
                    externalId?: string | null;
                    /** @description Default: true. */
                    active?: boolean | null;
                    displayName?: string | null;
                    name?: {
                        formatted?: string | null;
                        givenName?: string | null;
                        familyName?: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description The user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:schemas:core:2.0:User"[];
                        id: string;
                        externalId?: string;
                        userName: string;
                        active: boolean;
                        displayName: string;
                        name: {
                            formatted?: string;
                            givenName?: string;
                            familyName?: string;
                        };
                        emails: {
                            value: string;
                            /** @constant */
                            type: "work";
                            /** @constant */
                            primary: true;
                        }[];
                        groups: {
                            value: string;
                            display: string;
                        }[];
                        meta: {
                            /** @constant */
                            resourceType: "User";
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            lastModified: string;
                            location?: string;
                        };
                    };
                };
            };
        };
    };
    getScimUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:schemas:core:2.0:User"[];
                        id: string;
                        externalId?: string;
                        userName: string;
                        active: boolean;
                        displayName: string;
                        name: {
                            formatted?: string;
                            givenName?: string;
                            familyName?: string;
                        };
                        emails: {
                            value: string;
                            /** @constant */
                            type: "work";
                            /** @constant */
                            primary: true;
                        }[];
                        groups: {
                            value: string;
                            display: string;
                        }[];
                        meta: {
                            /** @constant */
                            resourceType: "User";
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            lastModified: string;
                            location?: string;
                        };
                    };
                };
            };
        };
    };
    replaceScimUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schemas": [
                 *         "urn:ietf:params:scim:schemas:core:2.0:User"
                 *       ],
                 *       "userName": "dana@example.com",
                 *       "active": false
                 *     }
                 */
                "application/json": {
                    schemas?: string[] | null;
                    /**
                     * Format: email
                     * @description The email address, of a domain that the workspace has proved.
                     */
                    userName: string;
                    externalId?: string | null;
                    /** @description Default: true. */
                    active?: boolean | null;
                    displayName?: string | null;
                    name?: {
                        formatted?: string | null;
                        givenName?: string | null;
                        familyName?: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:schemas:core:2.0:User"[];
                        id: string;
                        externalId?: string;
                        userName: string;
                        active: boolean;
                        displayName: string;
                        name: {
                            formatted?: string;
                            givenName?: string;
                            familyName?: string;
                        };
                        emails: {
                            value: string;
                            /** @constant */
                            type: "work";
                            /** @constant */
                            primary: true;
                        }[];
                        groups: {
                            value: string;
                            display: string;
                        }[];
                        meta: {
                            /** @constant */
                            resourceType: "User";
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            lastModified: string;
                            location?: string;
                        };
                    };
                };
            };
        };
    };
    deleteScimUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    modifyScimUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schemas": [
                 *         "urn:ietf:params:scim:api:messages:2.0:PatchOp"
                 *       ],
                 *       "Operations": [
                 *         {
                 *           "op": "replace",
                 *           "path": "active",
                 *           "value": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    schemas?: string[] | null;
                    Operations: {
                        op: string;
                        path?: string | null;
                        value?: unknown;
                    }[];
                };
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:schemas:core:2.0:User"[];
                        id: string;
                        externalId?: string;
                        userName: string;
                        active: boolean;
                        displayName: string;
                        name: {
                            formatted?: string;
                            givenName?: string;
                            familyName?: string;
                        };
                        emails: {
                            value: string;
                            /** @constant */
                            type: "work";
                            /** @constant */
                            primary: true;
                        }[];
                        groups: {
                            value: string;
                            display: string;
                        }[];
                        meta: {
                            /** @constant */
                            resourceType: "User";
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            lastModified: string;
                            location?: string;
                        };
                    };
                };
            };
        };
    };
    listScimGroups: {
        parameters: {
            query?: {
                /** @description `attribute eq "value"`: of users `userName`, `externalId`, `displayName` or `id`; of groups `displayName`, `externalId` or `id`. */
                filter?: string | null;
                /** @description The first is 1. */
                startIndex?: string | null;
                /** @description At most 200. */
                count?: string | null;
                /** @description `members` is left out. */
                excludedAttributes?: string | null;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups, in the order in which they came. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:api:messages:2.0:ListResponse"[];
                        totalResults: number;
                        startIndex: number;
                        itemsPerPage: number;
                        Resources: {
                            schemas: "urn:ietf:params:scim:schemas:core:2.0:Group"[];
                            id: string;
                            externalId?: string;
                            displayName: string;
                            members?: {
                                value: string;
                                display: string;
                            }[];
                            meta: {
                                /** @constant */
                                resourceType: "Group";
                                /** Format: date-time */
                                created: string;
                                /** Format: date-time */
                                lastModified: string;
                                location?: string;
                            };
                        }[];
                    };
                };
            };
        };
    };
    createScimGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schemas": [
                 *         "urn:ietf:params:scim:schemas:core:2.0:Group"
                 *       ],
                 *       "displayName": "Sales",
                 *       "members": []
                 *     }
                 */
                "application/json": {
                    schemas?: string[] | null;
                    displayName: string;
                    externalId?: string | null;
                    members?: {
                        value: string;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:schemas:core:2.0:Group"[];
                        id: string;
                        externalId?: string;
                        displayName: string;
                        members?: {
                            value: string;
                            display: string;
                        }[];
                        meta: {
                            /** @constant */
                            resourceType: "Group";
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            lastModified: string;
                            location?: string;
                        };
                    };
                };
            };
        };
    };
    getScimGroup: {
        parameters: {
            query?: {
                /** @description `members` is left out. */
                excludedAttributes?: string | null;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:schemas:core:2.0:Group"[];
                        id: string;
                        externalId?: string;
                        displayName: string;
                        members?: {
                            value: string;
                            display: string;
                        }[];
                        meta: {
                            /** @constant */
                            resourceType: "Group";
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            lastModified: string;
                            location?: string;
                        };
                    };
                };
            };
        };
    };
    replaceScimGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schemas": [
                 *         "urn:ietf:params:scim:schemas:core:2.0:Group"
                 *       ],
                 *       "displayName": "Sales",
                 *       "members": []
                 *     }
                 */
                "application/json": {
                    schemas?: string[] | null;
                    displayName: string;
                    externalId?: string | null;
                    members?: {
                        value: string;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:schemas:core:2.0:Group"[];
                        id: string;
                        externalId?: string;
                        displayName: string;
                        members?: {
                            value: string;
                            display: string;
                        }[];
                        meta: {
                            /** @constant */
                            resourceType: "Group";
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            lastModified: string;
                            location?: string;
                        };
                    };
                };
            };
        };
    };
    deleteScimGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    modifyScimGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schemas": [
                 *         "urn:ietf:params:scim:api:messages:2.0:PatchOp"
                 *       ],
                 *       "Operations": [
                 *         {
                 *           "op": "add",
                 *           "path": "members",
                 *           "value": [
                 *             {
                 *               "value": "usr_019a"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    schemas?: string[] | null;
                    Operations: {
                        op: string;
                        path?: string | null;
                        value?: unknown;
                    }[];
                };
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: "urn:ietf:params:scim:schemas:core:2.0:Group"[];
                        id: string;
                        externalId?: string;
                        displayName: string;
                        members?: {
                            value: string;
                            display: string;
                        }[];
                        meta: {
                            /** @constant */
                            resourceType: "Group";
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            lastModified: string;
                            location?: string;
                        };
                    };
                };
            };
        };
    };
    getScimConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: string[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listScimResourceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: string[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listScimSchemas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: string[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getScimResourceType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: string[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getScimSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": {
                        schemas: string[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listWorkspaces: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspaces: components["schemas"]["Workspace"][];
                    };
                };
            };
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northwind"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspace: components["schemas"]["Workspace"];
                    };
                };
            };
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": "Northwind"
                 *     }
                 */
                "application/json": {
                    /** @description The name of the workspace. */
                    confirm: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    changeWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northwind",
                 *       "timeZone": "Europe/Berlin",
                 *       "workingHours": {
                 *         "days": [
                 *           1,
                 *           2,
                 *           3,
                 *           4,
                 *           5
                 *         ],
                 *         "from": "08:00",
                 *         "to": "18:00"
                 *       },
                 *       "brandName": "Northwind Traders"
                 *     }
                 */
                "application/json": {
                    name?: string | null;
                    /** @description IANA name. An empty text takes it away: `defaultTimeZone` counts. */
                    timeZone?: string | null;
                    workingHours?: {
                        days: number[];
                        from: string;
                        to: string;
                    } | null;
                    /** @description An empty text takes it away. */
                    brandName?: string | null;
                    /** @description To end it takes a session that was confirmed lately, as it asks for. */
                    confirmDecisions?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspace: components["schemas"]["Workspace"];
                    };
                };
            };
        };
    };
    switchWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workspaceId": "ws_0198c0a5f3b87c2e9d4e1f6a7b8c9d0e"
                 *     }
                 */
                "application/json": {
                    workspaceId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The session token; the session cookie carries the same one. */
                        token: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    listWebhookSecrets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspaceId: string;
                        secrets: {
                            /** @enum {string} */
                            webhook: "voice" | "coldmail";
                            path: string;
                            /** @description `whsec_` and base64; absent where the installation demands no signature. */
                            secret?: string;
                        }[];
                    };
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        tokens: components["schemas"]["ApiToken"][];
                        /** @description Gives the next page as `cursor`; null at the end of the list. */
                        nextCursor: string | null;
                        totalCount: number;
                    };
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Field forms",
                 *       "kind": "service",
                 *       "scopes": [
                 *         "read",
                 *         "ingest"
                 *       ],
                 *       "expiresAt": "2027-01-18T00:00:00Z"
                 *     }
                 */
                "application/json": {
                    /** @description Shown wherever the token is named as the one who acted. */
                    name: string;
                    /**
                     * @description An agent decides nothing.
                     * @enum {string}
                     */
                    kind: "service" | "agent";
                    /** @description `runs:decide` is given by an owner, and to a `service` token. */
                    scopes: ("read" | "ingest" | "runs:start" | "runs:decide" | "artifacts:write" | "audit:read" | "knowledge:write" | "calendar")[];
                    /** @description Default: never. */
                    expiresAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: components["schemas"]["ApiToken"];
                        /** @description Shown this once. Sent as `Authorization: Bearer`. */
                        secret: string;
                    };
                };
            };
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    leaveWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    delegate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "usr_0198c0a5f3b87c2e9d4e1f6a7b8c9d0e",
                 *       "until": "2099-01-15T17:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The `userId` of another member. */
                    to: string;
                    /**
                     * Format: date-time
                     * @description Not in the past.
                     */
                    until: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delegation: components["schemas"]["Delegation"];
                    };
                };
            };
        };
    };
    endDelegation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Up to `limit`, who joined last first. */
                        members: components["schemas"]["Member"][];
                        totalCount: number;
                        /** @description Gives the next page as `cursor`; null at the end of the list. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "approver",
                 *       "titles": [
                 *         "Head of Sales"
                 *       ]
                 *     }
                 */
                "application/json": {
                    role?: ("owner" | "admin" | "approver" | "editor" | "viewer" | "auditor") | null;
                    titles?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        member: components["schemas"]["Member"];
                    };
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    setNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "approvals": "daily"
                 *     }
                 */
                "application/json": {
                    approvals?: ("immediately" | "daily" | "never") | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    showUnsubscribe: {
        parameters: {
            query?: {
                /** @description From the mail’s link. */
                token?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page with a button that sends the POST. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: {
                /** @description From the mail’s link. */
                token?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    getSyncState: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The `ETag` of an earlier answer: 304 when nothing has changed since. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncState"];
                };
            };
            /** @description Nothing has changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getSyncStateAtMobilehubState: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The `ETag` of an earlier answer: 304 when nothing has changed since. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncState"];
                };
            };
            /** @description Nothing has changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ingest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "dataType": "lead",
                 *       "payload": {
                 *         "company": "Northwind"
                 *       },
                 *       "notes": "Met at the fair"
                 *     }
                 */
                "application/json": {
                    /** @default STUDIO_MOBILE */
                    source?: string | null;
                    /** @default observation */
                    dataType?: ("lead" | "voice_note" | "signal" | "observation" | "task_dispatch" | "telemetry" | "custom") | null;
                    /** @default {} */
                    payload?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Merged into the payload as `notes`. */
                    notes?: string | null;
                    /** @description Creates a pending run with the payload as its initial context. */
                    triggerWorkflowId?: string | null;
                    /**
                     * @description When a workflow was triggered: process the pending queue at once.
                     * @default false
                     */
                    autoExecute?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        ingestionId: string;
                        /** Format: date-time */
                        receivedAt: string;
                        /** @enum {string} */
                        dataType: "lead" | "voice_note" | "signal" | "observation" | "task_dispatch" | "telemetry" | "custom";
                        /** @enum {string} */
                        status: "ingested" | "routed_to_workflow";
                        routedRunId?: string;
                    };
                };
            };
        };
    };
    ingestAtMobilehubIngest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "dataType": "lead",
                 *       "payload": {
                 *         "company": "Northwind"
                 *       },
                 *       "notes": "Met at the fair"
                 *     }
                 */
                "application/json": {
                    /** @default STUDIO_MOBILE */
                    source?: string | null;
                    /** @default observation */
                    dataType?: ("lead" | "voice_note" | "signal" | "observation" | "task_dispatch" | "telemetry" | "custom") | null;
                    /** @default {} */
                    payload?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Merged into the payload as `notes`. */
                    notes?: string | null;
                    /** @description Creates a pending run with the payload as its initial context. */
                    triggerWorkflowId?: string | null;
                    /**
                     * @description When a workflow was triggered: process the pending queue at once.
                     * @default false
                     */
                    autoExecute?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        ingestionId: string;
                        /** Format: date-time */
                        receivedAt: string;
                        /** @enum {string} */
                        dataType: "lead" | "voice_note" | "signal" | "observation" | "task_dispatch" | "telemetry" | "custom";
                        /** @enum {string} */
                        status: "ingested" | "routed_to_workflow";
                        routedRunId?: string;
                    };
                };
            };
        };
    };
    performAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "trigger_workflow",
                 *       "workflowId": "MKT-01",
                 *       "payload": {
                 *         "topic": "Spring"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TriggerWorkflow"] | components["schemas"]["ApproveRun"] | components["schemas"]["RejectRun"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        runId: string;
                        /** @description While votes are missing, with status 202. */
                        approvals?: {
                            have: number;
                            need: number;
                        };
                    };
                };
            };
            /** @description Accepted: votes are still missing. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        runId: string;
                        /** @description While votes are missing, with status 202. */
                        approvals: {
                            have: number;
                            need: number;
                        };
                    };
                };
            };
        };
    };
    performActionAtMobilehubAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "trigger_workflow",
                 *       "workflowId": "MKT-01",
                 *       "payload": {
                 *         "topic": "Spring"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TriggerWorkflow"] | components["schemas"]["ApproveRun"] | components["schemas"]["RejectRun"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        runId: string;
                        /** @description While votes are missing, with status 202. */
                        approvals?: {
                            have: number;
                            need: number;
                        };
                    };
                };
            };
            /** @description Accepted: votes are still missing. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        runId: string;
                        /** @description While votes are missing, with status 202. */
                        approvals: {
                            have: number;
                            need: number;
                        };
                    };
                };
            };
        };
    };
    registerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpointUrl": "https://mobile.example.com/hooks",
                 *       "deviceLabel": "Tablet",
                 *       "events": [
                 *         "ROAMING_DATA_INGESTED",
                 *         "APPROVAL_REQUESTED"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    endpointUrl: string;
                    /** @default Studio Mobile Client */
                    deviceLabel?: string | null;
                    /** @description Only these events are delivered; all of them where it is absent. */
                    events?: ("ROAMING_DATA_INGESTED" | "RUN_CREATED" | "RUN_STATUS_CHANGED" | "APPROVAL_REQUESTED" | "APPROVAL_VOTED" | "APPROVAL_VOIDED" | "APPROVAL_ESCALATED" | "APPROVAL_DECIDED" | "ARTIFACT_CREATED" | "HOT_LEAD_FLAGGED" | "BOOKING_CONFIRMED" | "CONTACT_SUPPRESSED" | "BUDGET_THRESHOLD_REACHED")[] | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        subscriberId: string;
                        endpointUrl: string;
                        /** @description Standard Webhooks secret, `whsec_` and base64. */
                        signingSecret: string;
                    };
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first, 500 at most. */
                        webhooks: components["schemas"]["Webhook"][];
                        totalCount: number;
                    };
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description The `subscriberId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description The `subscriberId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description The `subscriberId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The new one; for 24 hours the one before signs as well. */
                        signingSecret: string;
                    };
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description The `subscriberId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivered: boolean;
                        /** @description Of the answer; `null` where none came. */
                        status: number | null;
                        latencyMs: number;
                    };
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description The `subscriberId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The last 100, newest first. */
                        deliveries: components["schemas"]["WebhookDelivery"][];
                    };
                };
            };
        };
    };
    synthesizeSpeech: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Good morning, you have reached the front desk."
                 *     }
                 */
                "application/json": {
                    text: string;
                    /** @description Letters, digits, `_` and `-`, up to 128. Default: `SPEECH_VOICE_ID_DEFAULT`, then a built-in voice. */
                    voiceId?: string | null;
                    /** @description Default: a multilingual model. */
                    modelId?: string | null;
                };
            };
        };
        responses: {
            /** @description MP3, 44.1 kHz, 128 kbit/s. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
        };
    };
    listSlots: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotList"];
                };
            };
        };
    };
    bookSlot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "callerPhone": "+12125550100",
                 *       "scheduledSlot": "2027-01-18T10:00:00",
                 *       "callerName": "Ada Lovelace",
                 *       "serviceInterest": "MedSpa"
                 *     }
                 */
                "application/json": {
                    /** @description National numbers are of `DEFAULT_PHONE_REGION`. */
                    callerPhone: string;
                    /** @description Without an offset it is in the time zone of the slots. */
                    scheduledSlot: string;
                    callerName?: string | null;
                    callerEmail?: string | null;
                    notes?: string | null;
                    agentSessionId?: string | null;
                    serviceInterest?: ("CRE" | "MedSpa" | "FounderSignal" | "General") | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
        };
    };
    recordCall: {
        parameters: {
            query?: {
                /** @description The workspace of a caller without a credential, where `X-Workspace-Id` cannot be set. */
                workspaceId?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description Standard Webhooks: the message’s id, the same in every try. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: seconds since 1970, at most five minutes from now. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several separated by spaces. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description For senders that cannot sign: the secret itself. */
                "X-Webhook-Secret"?: components["parameters"]["WebhookSecret"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "callId": "call_8f14e45f",
                 *       "callerNumber": "+12125550100",
                 *       "durationSeconds": 184,
                 *       "sentiment": "positive",
                 *       "disposition": "follow_up",
                 *       "summary": "Asked for prices and wants a call back on Friday."
                 *     }
                 */
                "application/json": {
                    /** @description The same id again completes the record. */
                    callId: string;
                    callerNumber?: string | null;
                    durationSeconds?: number | null;
                    transcript?: string | null;
                    sentiment?: ("positive" | "neutral" | "negative" | "curious") | null;
                    recordingUrl?: string | null;
                    disposition?: ("booked" | "follow_up" | "not_interested" | "voicemail") | null;
                    summary?: string | null;
                    agentId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallRecorded"];
                };
            };
        };
    };
    dispatchCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recipientPhone": "+12125550100",
                 *       "leadName": "Ada Lovelace",
                 *       "companyName": "Northwind",
                 *       "campaignType": "CRE"
                 *     }
                 */
                "application/json": {
                    /** @description National numbers are of `DEFAULT_PHONE_REGION`. */
                    recipientPhone: string;
                    leadName?: string | null;
                    companyName?: string | null;
                    /** @default FounderSignal */
                    campaignType?: ("CRE" | "MedSpa" | "FounderSignal") | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispatch"];
                };
            };
        };
    };
    listAssessmentQuestions: {
        parameters: {
            query?: {
                domain?: "Operations" | "Sales" | "Marketing" | "Finance" | "Technology" | "Leadership" | "all";
                depth?: "exploratory" | "diagnostic" | "executive" | "all";
                /** @description Shows the global records and this workspace’s. Default: the caller’s. */
                workspaceId?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        count: number;
                        /** @description Newest first. */
                        questions: components["schemas"]["AssessmentQuestion"][];
                    };
                };
            };
        };
    };
    createAssessmentQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "Sales",
                 *       "text": "Who calls a customer whose contract ends in ninety days, and what do they say?",
                 *       "skill": "Retention",
                 *       "evaluation": "A name and a date. A reminder in somebody’s head is no process.",
                 *       "depth": "diagnostic",
                 *       "signals": [
                 *         "renewal",
                 *         "churn"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default exploratory */
                    depth?: ("exploratory" | "diagnostic" | "executive") | null;
                    /** @description The question as it is asked. */
                    text: string;
                    /** @description What the question assesses. */
                    skill: string;
                    /** @description What to listen for in the answer. */
                    evaluation: string;
                    /** @default [] */
                    signals?: string[] | null;
                    /** @enum {string} */
                    domain: "Operations" | "Sales" | "Marketing" | "Finance" | "Technology" | "Leadership";
                    /** @default manual */
                    source?: ("manual" | "ai_synthesized") | null;
                    /** @description The caller’s own workspace. Absent: in open tenancy the record is global, in strict tenancy the caller’s own. */
                    workspaceId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        question: components["schemas"]["AssessmentQuestion"];
                    };
                };
            };
        };
    };
    deleteAssessmentQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    generateAssessmentQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "domain": "Operations",
                 *       "focusArea": "Patient intake",
                 *       "industry": "Dental groups"
                 *     }
                 */
                "application/json": {
                    /** @default Operations */
                    domain?: ("Operations" | "Sales" | "Marketing" | "Finance" | "Technology" | "Leadership") | null;
                    /** @default General Discovery */
                    focusArea?: string | null;
                    /** @default B2B Professional Services */
                    industry?: string | null;
                    /** @default 3 */
                    count?: number | null;
                    /** @description The caller’s own workspace. Absent: in open tenancy the record is global, in strict tenancy the caller’s own. */
                    workspaceId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        questions: components["schemas"]["AssessmentQuestion"][];
                    };
                };
            };
        };
    };
    saveAssessmentSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "callNotes": "Enquiries wait until Monday. The backlog grows, and errors mean rework.",
                 *       "clientName": "Harbour Dental Group",
                 *       "domain": "Operations",
                 *       "findings": [
                 *         {
                 *           "area": "Intake",
                 *           "severity": "high"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    callNotes: string;
                    /** @default Client Discovery */
                    clientName?: string | null;
                    /** @default All */
                    domain?: ("Operations" | "Sales" | "Marketing" | "Finance" | "Technology" | "Leadership" | "All") | null;
                    /** @description Left out: the signals of the questions that the caller can see, as far as they occur in the call notes as whole words. */
                    detectedSignals?: string[] | null;
                    /** @default [] */
                    findings?: unknown[] | null;
                    /** @default [] */
                    selectedQuestionIds?: string[] | null;
                    /** @description The caller’s own workspace. Absent: in open tenancy the record is global, in strict tenancy the caller’s own. */
                    workspaceId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        session: components["schemas"]["AssessmentSession"];
                    };
                };
            };
        };
    };
    listIcpProfiles: {
        parameters: {
            query?: {
                /** @description The whole name of the industry in any case; `all` or absent for every industry. */
                industry?: string;
                /** @description Shows the global records and this workspace’s. Default: the caller’s. */
                workspaceId?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        count: number;
                        /** @description Newest first. */
                        profiles: components["schemas"]["IcpProfile"][];
                    };
                };
            };
        };
    };
    createIcpProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Regional carriers with their own fleet",
                 *       "industry": "Logistics",
                 *       "targetRole": "Head of operations",
                 *       "valueProposition": "Fewer empty miles without another dispatcher.",
                 *       "buyingSignals": [
                 *         "Advertises for dispatchers"
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: string;
                    industry: string;
                    targetRole: string;
                    valueProposition: string;
                    /** @default 10-50 */
                    companySize?: string | null;
                    /** @default $1M-$5M */
                    revenueRange?: string | null;
                    /** @default [] */
                    acutePainTriggers?: string[] | null;
                    /** @default [] */
                    buyingSignals?: string[] | null;
                    /** @default [] */
                    disqualifiers?: string[] | null;
                    /** @default [] */
                    outreachAngles?: string[] | null;
                    /** @description The caller’s own workspace. Absent: in open tenancy the record is global, in strict tenancy the caller’s own. */
                    workspaceId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        profile: components["schemas"]["IcpProfile"];
                    };
                };
            };
        };
    };
    generateIcpProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "businessName": "Northwind",
                 *       "offering": "Route planning",
                 *       "industry": "Logistics"
                 *     }
                 */
                "application/json": {
                    businessName?: string | null;
                    offering?: string | null;
                    primaryGoal?: string | null;
                    /** @default Professional Services */
                    industry?: string | null;
                    /** @default Founder / CEO */
                    targetAudience?: string | null;
                    /**
                     * @description False: the answer is the dossier alone, and nothing is stored.
                     * @default true
                     */
                    saveToDb?: boolean | null;
                    /** @description The caller’s own workspace. Absent: in open tenancy the record is global, in strict tenancy the caller’s own. */
                    workspaceId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        profile: components["schemas"]["IcpProfile"] | components["schemas"]["IcpDossier"];
                    };
                };
            };
        };
    };
    deleteIcpProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    listSnapshots: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description Newest first, the two canonical templates last; without `limit`, the 200 newest and both templates. */
                        snapshots: components["schemas"]["ListedSnapshot"][];
                        totalCount: number;
                        /** Format: date-time */
                        lastUpdated: string;
                        /** @description Gives the next page as `cursor`; null at the end of the list. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Snapshot deleted.";
                    };
                };
            };
        };
    };
    saveSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Before the spring campaign",
                 *       "officeName": "Harbour Office",
                 *       "tags": [
                 *         "spring"
                 *       ],
                 *       "scope": {
                 *         "integrations": false
                 *       },
                 *       "configuration": {
                 *         "llmSettings": {
                 *           "temperature": 0.4,
                 *           "maxOutputTokens": 2048
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    officeName: string;
                    description?: string | null;
                    /** @default [] */
                    tags?: string[] | null;
                    /**
                     * @description The parts that the snapshot holds; those that are not named are true.
                     * @default {
                     *       "integrations": true,
                     *       "hyperparameters": true,
                     *       "swarms": true,
                     *       "playbooks": true,
                     *       "prompts": true
                     *     }
                     */
                    scope?: {
                        /** @default true */
                        integrations?: boolean | null;
                        /** @default true */
                        hyperparameters?: boolean | null;
                        /** @default true */
                        swarms?: boolean | null;
                        /** @default true */
                        playbooks?: boolean | null;
                        /** @default true */
                        prompts?: boolean | null;
                    } | null;
                    /** @description Laid over the workspace’s live configuration. */
                    configuration?: {
                        llmSettings?: {
                            temperature?: number | null;
                            topP?: number | null;
                            maxOutputTokens?: number | null;
                            tier2Fallback?: (string | boolean) | null;
                            tier3Fallback?: (string | boolean) | null;
                            zeroRefusalMode?: boolean | null;
                        } | null;
                        integrations?: {
                            [key: string]: unknown;
                        } | null;
                        /** @description Ids or names, or objects that have one of them and perhaps a role. */
                        activeAgents?: (string | ({
                            id?: string;
                            code?: string;
                            name?: string;
                            role?: string;
                        } & {
                            [key: string]: unknown;
                        }))[] | null;
                        /** @description Ids, codes or names, or objects that have one of them. */
                        activeWorkflows?: (string | ({
                            id?: string;
                            code?: string;
                            name?: string;
                            role?: string;
                        } & {
                            [key: string]: unknown;
                        }))[] | null;
                        prompts?: {
                            [key: string]: string;
                        } | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
        };
    };
    cloneSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "targetOfficeName": "Pier Office",
                 *       "newSnapshotName": "Spring, pier"
                 *     }
                 */
                "application/json": {
                    targetOfficeName?: string | null;
                    newSnapshotName?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        /** @description The parts that were applied; what is out of the snapshot’s scope is absent. */
                        appliedConfiguration: {
                            llmSettings?: components["schemas"]["ModelSettings"];
                            integrations?: {
                                [key: string]: {
                                    enabled: boolean;
                                } & {
                                    [key: string]: unknown;
                                };
                            };
                            /** @description Resolved when the snapshot is restored. */
                            activeAgents?: (string | ({
                                id?: string;
                                code?: string;
                                name?: string;
                                role?: string;
                            } & {
                                [key: string]: unknown;
                            }))[];
                            /** @description Resolved when the snapshot is restored. */
                            activeWorkflows?: (string | ({
                                id?: string;
                                code?: string;
                                name?: string;
                                role?: string;
                            } & {
                                [key: string]: unknown;
                            }))[];
                            /** @description The steps’ action prompts, by `<workflow id>.<step>` as `mkt-01.draft`. */
                            prompts?: {
                                [key: string]: string;
                            };
                        };
                        /** Format: date-time */
                        appliedAt: string;
                        /** @description The snapshot that holds what was replaced. */
                        previousSnapshotId: string;
                    };
                };
            };
        };
    };
    listRuns: {
        parameters: {
            query?: {
                status?: "pending" | "running" | "paused_for_approval" | "completed" | "failed" | "all";
                /** @description The workflow’s id or code. */
                workflowId?: string;
                /** @description The run’s `triggerSource`, exactly. */
                source?: string;
                /** @description Case-insensitive text in the run’s id, its workflow’s id and name, and its context’s values. */
                q?: string;
                /** @description ISO 8601: then or later. A date is its beginning. */
                from?: string;
                /** @description ISO 8601: then or before. A date is its end. */
                to?: string;
                limit?: number;
                /** @description The `nextCursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        runs: components["schemas"]["ListedRun"][];
                        /** @description Gives the next page as `cursor`; null at the end of the list. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunDetail"];
                };
            };
        };
    };
    approveRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "approvalId": "apr_01a1fc79b479734caf5b321f9261b81d",
                 *       "comment": "Price agreed."
                 *     }
                 */
                "application/json": {
                    /** @description The pause that is decided: 409 when it is not the one that the run waits at. Without it the pause is decided that was open when the request arrived. */
                    approvalId?: string | null;
                    /** @description What the decider says to it; audited. */
                    comment?: string | null;
                    /** @description Of an approval of a run that waits for its budget: what it may spend beyond the budgets, in US dollars. Default: the most that the step can cost. */
                    grantUsd?: number | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        message: "Run approved and resumed";
                    };
                };
            };
            /** @description Accepted: votes are still missing. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        approvals: {
                            have: number;
                            need: number;
                        };
                    };
                };
            };
        };
    };
    rejectRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "approvalId": "apr_01a1fc79b479734caf5b321f9261b81d",
                 *       "comment": "Price agreed."
                 *     }
                 */
                "application/json": {
                    /** @description The pause that is decided: 409 when it is not the one that the run waits at. Without it the pause is decided that was open when the request arrived. */
                    approvalId?: string | null;
                    /** @description What the decider says to it; audited. */
                    comment?: string | null;
                    /** @description Of an approval of a run that waits for its budget: what it may spend beyond the budgets, in US dollars. Default: the most that the step can cost. */
                    grantUsd?: number | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        message: "Run rejected";
                    };
                };
            };
        };
    };
    restartRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        runId: string;
                        restartedFrom: string;
                        /** @enum {string} */
                        status: "pending" | "running" | "paused_for_approval" | "completed" | "failed";
                    };
                };
            };
        };
    };
    listRunArtifacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        runId: string;
                        /** @description Oldest first. */
                        artifacts: components["schemas"]["Artifact"][];
                    };
                };
            };
        };
    };
    getFieldNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldNames"];
                };
            };
        };
    };
    setFieldNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fieldNames": {
                 *         "works no": "order",
                 *         "homeowner": "customer"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FieldNames"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldNames"];
                };
            };
        };
    };
    testFieldNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workflowId": "sal-02",
                 *       "initialContext": {
                 *         "voucher": {
                 *           "party": "Ferry Inn",
                 *           "total": "1250.00"
                 *         }
                 *       },
                 *       "fieldNames": {
                 *         "voucher.party": "customer"
                 *       }
                 *     }
                 */
                "application/json": {
                    workflowId: string;
                    initialContext: {
                        [key: string]: unknown;
                    };
                    /** @description In place of the workspace’s own, which stay as they are. */
                    fieldNames?: {
                        [key: string]: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestedFieldNames"];
                };
            };
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                status?: "open" | "decided" | "all";
                /** @description `me`: what I may decide and have not voted on. */
                assignedTo?: "me" | "all";
                /** @description The workflow’s id or code. */
                workflow?: string;
                runId?: string;
                kind?: "gate" | "budget" | "handoff" | "policy" | "all";
                effect?: "internal" | "external" | "all";
                /** @description ISO 8601: then or later. A date is its beginning. */
                from?: string;
                /** @description ISO 8601: then or before. A date is its end. */
                to?: string;
                limit?: number;
                /** @description The `nextCursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        approvals: components["schemas"]["Approval"][];
                        /** @description Gives the next page as `cursor`; null at the end of the list. */
                        nextCursor: string | null;
                        totalCount: number;
                    };
                };
            };
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        approval: components["schemas"]["Approval"];
                    };
                };
            };
        };
    };
    decideApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "send_back",
                 *       "comment": "Name the customer’s own figure."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "reject" | "send_back";
                    /** @description Required to reject and to send back. */
                    comment?: string | null;
                    /** @description 409 `stale_subject` when what would be done is another by now. */
                    subjectDigest?: string | null;
                    /** @description Of an approval of a run that waits for its budget: what it may spend beyond the budgets, in US dollars. Default: the most that the step can cost. */
                    grantUsd?: number | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        have: number;
                        need: number;
                        /** @constant */
                        success: true;
                        /** @enum {string} */
                        status: "approved" | "rejected" | "sent_back" | "pending";
                    };
                };
            };
        };
    };
    getApprovalPolicies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The `ETag` of an earlier answer: 304 when nothing has changed since. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalPolicies"];
                };
            };
            /** @description Nothing has changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    setApprovalPolicies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The `ETag` of the policies that were read: 412 when there is a further version. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "policies": [
                 *         {
                 *           "name": "External effects",
                 *           "when": {
                 *             "effect": "external"
                 *           },
                 *           "require": {
                 *             "count": 2,
                 *             "roles": [
                 *               "approver"
                 *             ],
                 *             "notInitiator": true
                 *           },
                 *           "deadline": {
                 *             "after": "P1D",
                 *             "then": "escalate",
                 *             "to": [
                 *               "admin"
                 *             ]
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    policies: components["schemas"]["ApprovalPolicyInput"][];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalPolicies"];
                };
            };
        };
    };
    testApprovalPolicies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "runId": "run_01a1fc79b479734caf5b321f9261b81d"
                 *     }
                 */
                "application/json": {
                    runId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether any policy matches the run as it is now. */
                        required: boolean;
                        version: number;
                        policies: {
                            name: string;
                            count: number;
                            roles: string[];
                            notInitiator: boolean;
                            deadline?: {
                                after: string;
                                /** @enum {string} */
                                then: "escalate" | "reject";
                                to?: string[];
                            };
                        }[];
                    };
                };
            };
        };
    };
    getBudgets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budgets"];
                };
            };
        };
    };
    setBudgets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dailyUsd": 25,
                 *       "monthlyUsd": 400,
                 *       "perRunUsd": 1.5,
                 *       "onLimit": "pause"
                 *     }
                 */
                "application/json": {
                    /** @description For a UTC day. Null: the default of the service. Absent: as it is. */
                    dailyUsd?: number | null;
                    /** @description For a UTC calendar month. Null: no limit. Absent: as it is. */
                    monthlyUsd?: number | null;
                    /** @description For all steps of one run. Null: no limit. Absent: as it is. */
                    perRunUsd?: number | null;
                    /**
                     * @description What happens to a step that a budget does not allow: its run waits, or fails.
                     * @enum {string}
                     */
                    onLimit: "pause" | "refuse";
                    /** @description Whether models without a known price are asked; they count as the dearest one. Absent: as it is. */
                    allowUnknownPrices?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budgets"];
                };
            };
        };
    };
    getMetricSeries: {
        parameters: {
            query?: {
                /** @description What is measured. */
                metric?: "runs" | "waiting" | "cost" | "quality" | "latency";
                /** @description How long a bucket is, on the clock of the workspace’s time zone. Weeks begin on Monday. */
                bucket?: "hour" | "day" | "week";
                /** @description ISO 8601: in the first bucket. A date is its beginning in the workspace’s time zone. Default: so that there are 48 hours, 30 days or 26 weeks. */
                from?: string;
                /** @description ISO 8601: in the last bucket. A date is its end in the workspace’s time zone. Buckets that have not begun are left out. Default: now. */
                to?: string;
                /** @description The workflow’s id or code. */
                workflowId?: string;
                /** @description The code of a department, as `mkt`. */
                department?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricSeries"];
                };
            };
        };
    };
    listArtifacts: {
        parameters: {
            query?: {
                type?: "post" | "calendar_entry" | "document" | "file" | "crm_diff" | "csv" | "all";
                status?: "draft" | "scheduled" | "published" | "archived" | "all";
                runId?: string;
                grade?: "A" | "B" | "C" | "F" | "all";
                /** @description Case-insensitive text in id, title, summary or the first 2,000 characters of the content. */
                q?: string;
                limit?: number;
                /** @description The `nextCursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspaceId: string;
                        /** @description Newest first. A page ends early where it would be larger than 8 MiB. */
                        artifacts: components["schemas"]["Artifact"][];
                        /** @description How many match the filters, whatever `limit`. */
                        totalCount: number;
                        /** @description Gives the next page as `cursor`; null at the end of the list. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getContentCalendar: {
        parameters: {
            query?: {
                /** @description ISO 8601: then or later. A date is its beginning. */
                from?: string;
                /** @description ISO 8601: then or before. A date is its end. */
                to?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspaceId: string;
                        calendarItems: components["schemas"]["Artifact"][];
                        totalScheduled: number;
                        totalDrafts: number;
                        totalPublished: number;
                        /** @description Markdown. */
                        localContentQueueExcerpt: string;
                    };
                };
            };
        };
    };
    getContentCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The `ETag` of an earlier answer: 304 when nothing has changed since. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event for each post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Nothing has changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getArtifact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The `ETag` of an earlier answer: 304 when nothing has changed since. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtifactDetail"];
                };
            };
            /** @description Nothing has changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateArtifact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "scheduled",
                 *       "scheduledFor": "2027-01-18T09:00:00Z"
                 *     }
                 */
                "application/json": {
                    status?: ("draft" | "scheduled" | "published" | "archived") | null;
                    /** @description A time that is over is taken, too: what went out elsewhere is put on record by it. */
                    scheduledFor?: string | null;
                    /** @description Whether it is scheduled in place of the revision of it that is, at that one’s date unless `scheduledFor` is given; the other is archived. 409 where no other revision is scheduled. */
                    replaceScheduled?: boolean | null;
                } | {
                    status: string;
                } | {
                    scheduledFor: string;
                } | {
                    /** @constant */
                    replaceScheduled: true;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Artifact status updated";
                    };
                };
            };
        };
    };
    downloadArtifact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content as it is stored, as an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "text/markdown": string;
                };
            };
        };
    };
    evaluateArtifact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        artifactId: string;
                        evaluation: components["schemas"]["Evaluation"];
                    };
                };
            };
        };
    };
    reviseArtifact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the newest revision: 412 when there is a newer one, or it was changed. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "# One form instead of forty re-typed enquiries"
                 *     }
                 */
                "application/json": {
                    content: string;
                    /** @description Default: the title of the revision that is edited. */
                    title?: string | null;
                    /** @description Default: the summary of the revision that is edited. */
                    summary?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        artifact: components["schemas"]["Artifact"];
                        evaluation: components["schemas"]["Evaluation"];
                    };
                };
            };
        };
    };
    refineArtifact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "instructions": "Shorten the first paragraph."
                 *     }
                 */
                "application/json": {
                    instructions?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        originalArtifactId: string;
                        refinedArtifactId: string;
                        refinedContent: string;
                        revisionVersion: number;
                        evaluation: components["schemas"]["Evaluation"];
                        /** @description The instructions that were not followed, as they were written; absent without instructions. */
                        unfollowed?: string[];
                    };
                };
            };
        };
    };
    listMarketplaceItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceItems"];
                };
            };
        };
    };
    listMarketplaceItemsAtMarketplacePackages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceItems"];
                };
            };
        };
    };
    mountPlaybook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MountChanged"];
                };
            };
        };
    };
    subscribeToPlaybook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                packageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MountChanged"];
                };
            };
        };
    };
    unmountPlaybook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MountChanged"];
                };
            };
        };
    };
    listAuditLogs: {
        parameters: {
            query?: {
                status?: "success" | "requires_approval" | "warning" | "error" | "all";
                /** @description Case-insensitive text in action, agent, message or model. */
                q?: string;
                /** @description Entries of this run. */
                runId?: string;
                /** @description Who did it, exactly. */
                agent?: string;
                /** @description What was done, exactly, as `run.step`. */
                action?: string;
                /** @description ISO 8601: then or later. A date is its beginning. */
                from?: string;
                /** @description ISO 8601: then or before. A date is its end. */
                to?: string;
                limit?: number;
                /** @description The `nextCursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspaceId: string;
                        /** @description Up to `limit`, newest first. */
                        logs: components["schemas"]["AuditLogEntry"][];
                        /** @description How many match, listed or not. */
                        totalCount: number;
                        /** @description Gives the next page as `cursor`; null at the end of the list. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getAuditStats: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditStats"];
                };
            };
        };
    };
    exportAuditLogs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, UTF-8, as an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    verifyAuditLogs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVerification"];
                };
            };
        };
    };
    acknowledgeRollback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The primary failed; the standby lacked its last commits."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The entry’s. */
                        id: string;
                        /** @description Of the entry in the chain. */
                        position: number;
                    };
                };
            };
        };
    };
    approveAuditLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "approvalId": "apr_01a1fc79b479734caf5b321f9261b81d",
                 *       "comment": "Price agreed."
                 *     }
                 */
                "application/json": {
                    /** @description The pause that is decided: 409 when it is not the one that the run waits at. Without it the pause is decided that was open when the request arrived. */
                    approvalId?: string | null;
                    /** @description What the decider says to it; audited. */
                    comment?: string | null;
                    /** @description Of an approval of a run that waits for its budget: what it may spend beyond the budgets, in US dollars. Default: the most that the step can cost. */
                    grantUsd?: number | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        /** @description While votes are missing, with status 202. */
                        approvals?: {
                            have: number;
                            need: number;
                        };
                    };
                };
            };
            /** @description Accepted: votes are still missing. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        /** @description While votes are missing, with status 202. */
                        approvals: {
                            have: number;
                            need: number;
                        };
                    };
                };
            };
        };
    };
    rejectAuditLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "approvalId": "apr_01a1fc79b479734caf5b321f9261b81d",
                 *       "comment": "Price agreed."
                 *     }
                 */
                "application/json": {
                    /** @description The pause that is decided: 409 when it is not the one that the run waits at. Without it the pause is decided that was open when the request arrived. */
                    approvalId?: string | null;
                    /** @description What the decider says to it; audited. */
                    comment?: string | null;
                    /** @description Of an approval of a run that waits for its budget: what it may spend beyond the budgets, in US dollars. Default: the most that the step can cost. */
                    grantUsd?: number | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        /** @description While votes are missing, with status 202. */
                        approvals?: {
                            have: number;
                            need: number;
                        };
                    };
                };
            };
        };
    };
    verifyColdmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColdmailVerified"];
                };
            };
        };
    };
    listColdmailCampaigns: {
        parameters: {
            query?: {
                limit?: number;
                skip?: number;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignList"];
                };
            };
        };
    };
    receiveColdmailEvent: {
        parameters: {
            query?: {
                /** @description The workspace of a caller without a credential, where `X-Workspace-Id` cannot be set. */
                workspaceId?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description Standard Webhooks: the message’s id, the same in every try. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: seconds since 1970, at most five minutes from now. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several separated by spaces. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description For senders that cannot sign: the secret itself. */
                "X-Webhook-Secret"?: components["parameters"]["WebhookSecret"];
                /** @description The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_type": "reply_received",
                 *       "lead_email": "ada@example.com",
                 *       "lead_first_name": "Ada",
                 *       "company_name": "Northwind",
                 *       "campaign_name": "Spring outreach",
                 *       "reply_text": "Interested, but no calls please. Could you send the pricing?",
                 *       "timestamp": "2026-01-05T10:00:00Z"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    event_type: "reply_received" | "lead_interested" | "lead_not_interested" | "email_sent" | "email_opened" | "link_clicked";
                    /** Format: email */
                    lead_email: string;
                    campaign_id?: string | null;
                    campaign_name?: string | null;
                    lead_first_name?: string | null;
                    lead_last_name?: string | null;
                    company_name?: string | null;
                    /** @description Decides whether a reply is a hot lead. */
                    reply_text?: string | null;
                    /** Format: date-time */
                    timestamp?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColdmailEventProcessed"];
                };
            };
        };
    };
    listSuppressedContacts: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before, with the same filters. */
                cursor?: string;
                kind?: "phone" | "email" | "all";
                /** @description Only this number, in any spelling. */
                phone?: string;
                /** @description Only this address. */
                email?: string;
            };
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspaceId: string;
                        /** @description Newest first. */
                        suppressed: components["schemas"]["SuppressedContact"][];
                        /** @description Gives the next page as `cursor`; null at the end of the list. */
                        nextCursor: string | null;
                        totalCount: number;
                    };
                };
            };
        };
    };
    suppressContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+12125550100",
                 *       "reason": "Asked by letter."
                 *     }
                 */
                "application/json": {
                    /** @description National numbers are of `DEFAULT_PHONE_REGION`. */
                    phone?: string | null;
                    email?: string | null;
                    reason?: string | null;
                } | {
                    phone: string;
                } | {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        /** @description One entry a number and an address. */
                        suppressed: components["schemas"]["SuppressedContact"][];
                    };
                };
            };
        };
    };
    releaseContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    listPlaybooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By owning department code, then name. */
                        playbooks: components["schemas"]["Playbook"][];
                        totalCount: number;
                    };
                };
            };
        };
    };
    getPlaybook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        playbook: components["schemas"]["Playbook"];
                    };
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Open tenancy only: the workspace of a caller without a credential. Ignored with one. */
                "X-Workspace-Id"?: components["parameters"]["WorkspaceId"];
                /** @description The `id` of the last event that came: continues after it, within the last 24 hours. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, as long as you listen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    createPlant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request in answers and logs; made up when absent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "name": "Monstera",
                 *       "tag": "indoor"
                 *     }
                 */
                "application/json": components["schemas"]["NewPlant"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plant"];
                };
            };
        };
    };
    getRoot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description To `/docs`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getDocumentation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    receiveRoamingDataIngestedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "ROAMING_DATA_INGESTED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "ingestionId": "ing_01a1fc79b479734caf5b340b1045175b"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RoamingDataIngestedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRunCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "RUN_CREATED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "runId": "run_01a1fc79b479734caf5b321f9261b81d",
                 *         "workflowId": "mkt-01",
                 *         "status": "pending",
                 *         "triggerSource": "mobile_ingest"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RunCreatedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRunStatusChangedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "RUN_STATUS_CHANGED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "runId": "run_01a1fc79b479734caf5b321f9261b81d",
                 *         "workflowId": "mkt-01",
                 *         "status": "running"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RunStatusChangedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveApprovalRequestedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "APPROVAL_REQUESTED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "runId": "run_01a1fc79b479734caf5b321f9261b81d",
                 *         "workflowId": "mkt-01",
                 *         "status": "paused_for_approval",
                 *         "stepTitle": "Approve the post",
                 *         "approvalId": "apr_01a1fc79c0ba7a6fd4f5061728394a5b",
                 *         "auditLogId": "aud_01a1fc79b4a1755c9e6e1f2a3b4c5d6e"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalRequestedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveApprovalVotedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "APPROVAL_VOTED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "runId": "run_01a1fc79b479734caf5b321f9261b81d",
                 *         "workflowId": "mkt-01",
                 *         "approvalId": "apr_01a1fc79c0ba7a6fd4f5061728394a5b",
                 *         "have": 1,
                 *         "need": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalVotedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveApprovalVoidedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "APPROVAL_VOIDED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "runId": "run_01a1fc79b479734caf5b321f9261b81d",
                 *         "workflowId": "mkt-01",
                 *         "approvalId": "apr_01a1fc79c0ba7a6fd4f5061728394a5b"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalVoidedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveApprovalEscalatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "APPROVAL_ESCALATED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "runId": "run_01a1fc79b479734caf5b321f9261b81d",
                 *         "workflowId": "mkt-01",
                 *         "approvalId": "apr_01a1fc79c0ba7a6fd4f5061728394a5b",
                 *         "to": [
                 *           "admin"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalEscalatedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveApprovalDecidedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "APPROVAL_DECIDED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "runId": "run_01a1fc79b479734caf5b321f9261b81d",
                 *         "workflowId": "mkt-01",
                 *         "approvalId": "apr_01a1fc79c0ba7a6fd4f5061728394a5b",
                 *         "status": "approved"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalDecidedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveArtifactCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "ARTIFACT_CREATED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "runId": "run_01a1fc79b479734caf5b321f9261b81d",
                 *         "workflowId": "mkt-01",
                 *         "artifactId": "art_01a1fc79b6a1742c8a3b7a1f0c5d9e22",
                 *         "artifactType": "post",
                 *         "status": "draft"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ArtifactCreatedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveHotLeadFlaggedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "HOT_LEAD_FLAGGED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "eventId": "cev_01a1fc79bfa9795fd3e4f50617283940",
                 *         "status": "flagged_hot_lead",
                 *         "leadEmail": "ada@example.com",
                 *         "eventType": "reply_received"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HotLeadFlaggedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveBookingConfirmedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "BOOKING_CONFIRMED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "bookingRef": "VBK-RFBXRYS217O2",
                 *         "status": "confirmed",
                 *         "scheduledSlot": "2026-11-23T09:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingConfirmedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveContactSuppressedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "CONTACT_SUPPRESSED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "suppressedId": "sup_01a1fc79bef8784fc2d3e4f506172839",
                 *         "status": "suppressed",
                 *         "kind": "phone",
                 *         "source": "voice_call",
                 *         "sourceId": "call_8f14e45f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactSuppressedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveBudgetThresholdReachedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "BUDGET_THRESHOLD_REACHED",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "percent": 80,
                 *         "period": "day",
                 *         "from": "2026-11-20",
                 *         "spentUsd": 20.4,
                 *         "budgetUsd": 25
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BudgetThresholdReachedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveWebhookTestEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id; the same when it is delivered again. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description By Standard Webhooks, with the `signingSecret`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "WEBHOOK_TEST",
                 *       "timestamp": "2026-11-20T09:00:00.000Z",
                 *       "data": {
                 *         "webhookId": "sub_01a1fc79b7e0713d8c5b2f6a9d104e58"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The registration is no longer wanted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
